/** The fields of an application that is accepted. */
export const applicant = {
  fullName: 'Imran Khan',
  email: 'imran@example.com',
  phone: '98765 43210',
  jobRole: 'Cloud Engineer',
  experience: '3+ Years',
  gender: 'Other',
  motivation: 'I like queues.',
}

/** The form of an application, as a browser sends it. */
export function applicationForm(resume: File, change: Partial<typeof applicant> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...applicant, ...change })) form.set(name, value)
  form.set('resume', resume)
  return form
}
