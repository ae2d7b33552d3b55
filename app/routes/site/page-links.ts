import type { LinksFunction } from '@remix-run/node'

import formStyles from '#app/styles/forms.css?url'
import homeStyles from '#app/styles/home.css?url'
import policyStyles from '#app/styles/sections/policies.css?url'
import sectionStyles from '#app/styles/sections.css?url'
import toolStyles from '#app/styles/tools.css?url'

/** Style sheets beyond the one that every page has. */
const sheet = (href: string) => ({ rel: 'stylesheet', href })

export const homeLinks: LinksFunction = () => [sheet(formStyles), sheet(homeStyles)]
export const formLinks: LinksFunction = () => [sheet(formStyles)]
export const sectionLinks: LinksFunction = () => [sheet(sectionStyles)]
export const toolLinks: LinksFunction = () => [sheet(formStyles), sheet(toolStyles)]
export const policyLinks: LinksFunction = () => [sheet(policyStyles)]
/** The contact page folds two policies. */
export const contactLinks: LinksFunction = () => [sheet(formStyles), sheet(policyStyles)]
