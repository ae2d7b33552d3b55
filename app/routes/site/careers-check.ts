import type { Mistakes } from '#app/models/application'

/** What the schema finds wrong with the form, before anything is sent. The schema comes when it is needed. */
export async function applicationMistakes(form: FormData): Promise<Mistakes | undefined> {
  const { findMistakes } = await import('#app/models/application-rules')
  const resume = form.get('resume')
  const isChosen = resume instanceof File && resume.name !== ''
  return findMistakes(
    Object.fromEntries(form),
    isChosen ? { name: resume.name, bytes: resume.size } : undefined,
  )
}
