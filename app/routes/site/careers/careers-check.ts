import type { Mistakes } from '#app/models/application/application'

/**
 * What the schema finds wrong with the form, before anything is sent. The schema comes when it is needed; where it does
 * not come, the server says what is wrong.
 */
export async function applicationMistakes(form: FormData): Promise<Mistakes | undefined> {
  const rules = await import('#app/models/application/rules').catch(() => undefined)
  const resume = form.get('resume')
  const isChosen = resume instanceof File && resume.name !== ''
  return rules?.findMistakes(
    Object.fromEntries(form),
    isChosen ? { name: resume.name, bytes: resume.size } : undefined,
  )
}
