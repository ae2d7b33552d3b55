/** The first rule of the schema that the form breaks, before anything is sent. The schema comes when it is needed. */
export async function applicationMistake(form: FormData): Promise<string | undefined> {
  const { firstMistake } = await import('#app/models/application-rules')
  const resume = form.get('resume')
  const isChosen = resume instanceof File && resume.name !== ''
  return firstMistake(
    Object.fromEntries(form),
    isChosen ? { name: resume.name, bytes: resume.size } : undefined,
  )
}
