export const VERSION: string = import.meta.env.SITE_VERSION ?? 'unbuilt'
