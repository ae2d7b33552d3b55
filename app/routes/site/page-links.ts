import type { LinksFunction } from '@remix-run/node'

import homeStyles from '#app/styles/home.css?url'
import sectionStyles from '#app/styles/sections.css?url'

/** Style sheets beyond the one that every page has. */
export const homeLinks: LinksFunction = () => [{ rel: 'stylesheet', href: homeStyles }]
export const sectionLinks: LinksFunction = () => [{ rel: 'stylesheet', href: sectionStyles }]
