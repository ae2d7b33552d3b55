/** Why the site must not start with the database it found; the message says what to do. */
export class DatabaseRefusal extends Error {}
