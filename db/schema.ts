/** Ids are UUIDv7 text, instants integer epoch milliseconds, enums text, mostly with a CHECK: portable to other engines. */

export * from './schema/admin'
export * from './schema/application'
export * from './schema/enquiry'
export * from './schema/mail'
export * from './schema/program'
