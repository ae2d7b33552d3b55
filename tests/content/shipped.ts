import { assemble } from '#app/content/content'
import * as types from '#app/content/enquiry-types'
import { shippedDocuments } from '#app/content/shipped'
import * as map from '#app/content/site-map'
import { company } from '#app/models/company/company'
import { filledContent } from '#app/models/content/facts.server'

/** The content before its owner publishes anything, with unfilled placeholders. */
export const shipped = assemble(shippedDocuments)
export const { services, policies } = shipped
export const tools = Object.values(shipped.tools)
export const menu = shipped.menu.groups
export const { products } = shipped.digitalMarketing
export const typesByPath = types.typesByPath(shipped)
export const enquiryTypes = types.enquiryTypes(shipped)
export const publicPages = map.publicPages(shipped)

/** The shipped content with its placeholders filled from the shipped company. */
export const filled = filledContent(shippedDocuments, company.parse({}))
