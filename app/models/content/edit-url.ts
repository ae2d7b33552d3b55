export function editUrl(document: string, field = ''): string {
  const editor = `/admin/site/edit/${document}`
  return field === '' ? editor : `${editor}?at=${field}#edit-${field}`
}
