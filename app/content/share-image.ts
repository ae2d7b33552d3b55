/** scripts/share-images.mjs draws one image for each path. */
export function shareImage(path: string): string {
  return `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}
