import type { LinksFunction } from '@remix-run/node'

import figureFont from '#app/assets/generated/anek-figures.woff2'
import formStyles from '#app/styles/forms.css?url'
import homeStyles from '#app/styles/home.css?url'
import sectionStyles from '#app/styles/sections.css?url'
import toolStyles from '#app/styles/tools.css?url'
import { fontLink } from '#app/ui/font-link'

/** Style sheets beyond the one that every page has. */
const sheet = (href: string) => ({ rel: 'stylesheet', href })

export const homeLinks: LinksFunction = () => [sheet(formStyles), sheet(homeStyles)]
export const formLinks: LinksFunction = () => [sheet(formStyles)]
export const sectionLinks: LinksFunction = () => [sheet(sectionStyles)]
export const toolLinks: LinksFunction = () => [sheet(formStyles), sheet(toolStyles)]
export const contactLinks: LinksFunction = () => [sheet(formStyles), sheet(sectionStyles)]
export const priceLinks: LinksFunction = () => [
  fontLink(figureFont),
  sheet(formStyles),
  sheet(toolStyles),
]
