export interface ContactMistakes {
  fields: Record<string, string[]>
  /** All of them in one sentence. */
  banner: string
}

/**
 * What the schema finds wrong with the form, before anything is sent. The schema comes when it is needed; where it does
 * not come, the server has to find it.
 */
export async function contactMistakes(form: FormData): Promise<ContactMistakes | undefined> {
  const rules = await Promise.all([
    import('#app/http/parse'),
    import('#app/models/enquiry/contact-rules'),
  ]).catch(() => undefined)
  if (!rules) return undefined
  const [{ bannerOf, parse }, { contactInput }] = rules
  const input = parse(contactInput, Object.fromEntries(form))
  return input.ok ? undefined : { fields: input.errors.fields, banner: bannerOf(input.errors) }
}
