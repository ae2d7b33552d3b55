/** Title and description of a page; `page` is undefined where its loader found nothing. */
export function pageMeta(
  page: { title: string; description: string } | undefined,
  companyName: string | undefined,
) {
  if (!page) return [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }]
  return [
    { title: `${page.title} – ${companyName}` },
    { name: 'description', content: page.description },
  ]
}
