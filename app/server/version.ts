/** What package.json said when the program was built. */
export const VERSION: string = import.meta.env.SITE_VERSION ?? 'unbuilt'
