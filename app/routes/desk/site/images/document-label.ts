/** Such as "Home" for `pages/home`. */
export function documentLabel(document: string): string {
  const name = document.slice(document.indexOf('/') + 1).replaceAll('-', ' ')
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}
