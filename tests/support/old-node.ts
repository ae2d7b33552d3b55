/** Options under which Node takes itself for an older one. */
export const asOldNode = [
  '--import',
  "data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } })",
]
