import routes from '#app/routes'

interface Entry {
  path?: string
  file: string
  children?: Entry[]
}

/** A URL for every route of the site, with a value for each parameter. */
export function everyUrl(entries: Entry[] = routes as Entry[], above = ''): string[] {
  const urls = entries.flatMap(({ path, children }) => {
    const here = path ? `${above}/${path}` : above
    return children ? everyUrl(children, here) : [here || '/']
  })
  const filled = urls.map((url) => url.replace(/:\w+/g, 'some-id').replace('*', 'some-page'))
  return [...new Set(filled)]
}
