/** URL of the editor of a document, open at one of its fields if `field` names one. */
export function editUrl(document: string, field = ''): string {
  const editor = `/admin/site/edit/${document}`
  return field === '' ? editor : `${editor}?at=${field}#edit-${field}`
}
