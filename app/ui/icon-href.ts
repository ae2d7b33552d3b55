import sprite from '#app/assets/generated/icons.svg'

/**
 * Where the shapes of an icon are: in the document itself, which brings those it shows (icon-sheet), or in the
 * sprite, for what the browser draws after a navigation.
 */
export const iconHref = (name: string) =>
  `${import.meta.env.SSR && import.meta.env.PROD ? '' : sprite}#icon-${name}`
