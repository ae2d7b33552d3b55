import type { LinksFunction } from '@remix-run/node'

import formStyles from '#app/styles/forms.css?url'
import homeStyles from '#app/styles/home.css?url'
import aboutStyles from '#app/styles/pages/about.css?url'
import cloudStyles from '#app/styles/pages/cloud.css?url'
import productsStyles from '#app/styles/pages/products.css?url'
import serviceStyles from '#app/styles/pages/service.css?url'
import developmentStyles from '#app/styles/pages/web-development.css?url'
import policyStyles from '#app/styles/sections/policies.css?url'
import toolStyles from '#app/styles/tools.css?url'

const sheet = (href: string) => ({ rel: 'stylesheet', href })

export const homeLinks: LinksFunction = () => [sheet(formStyles), sheet(homeStyles)]
export const formLinks: LinksFunction = () => [sheet(formStyles)]
export const aboutLinks: LinksFunction = () => [sheet(aboutStyles)]
export const cloudLinks: LinksFunction = () => [sheet(cloudStyles)]
export const developmentLinks: LinksFunction = () => [sheet(developmentStyles)]
export const productsLinks: LinksFunction = () => [sheet(productsStyles)]
export const serviceLinks: LinksFunction = () => [sheet(serviceStyles)]
export const toolLinks: LinksFunction = () => [sheet(formStyles), sheet(toolStyles)]
export const policyLinks: LinksFunction = () => [sheet(policyStyles)]
export const contactLinks: LinksFunction = () => [sheet(formStyles), sheet(policyStyles)]
