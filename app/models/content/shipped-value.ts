/** As the value of a version: the site shows the shipped text, or no page where none is shipped. */
export const SHIPPED_VALUE = ''
