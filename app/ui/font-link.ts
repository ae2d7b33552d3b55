/** A link by which the browser asks for a font before it knows that it needs it. */
export const fontLink = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const
