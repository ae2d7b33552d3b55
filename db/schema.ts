/** Ids are UUIDv7 text and enums text: portable to other engines. */

export * from './schema/admin'
export * from './schema/application'
export * from './schema/content'
export * from './schema/enquiry'
export * from './schema/mail'
export * from './schema/program'
