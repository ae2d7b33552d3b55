/** Options that make Node report an older version. */
export const asOldNode = [
  '--import',
  "data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } })",
]
