import type { StoredResume } from '#app/models/application/resume.server'
import type { ApplicationInput } from '#app/models/application/rules'

export const applicant: ApplicationInput = {
  fullName: 'Imran Khan',
  email: 'imran@example.com',
  phone: '98765 43210',
  jobRole: 'Backend Developer',
  experience: '1-3 Years',
  motivation: 'I like queues.',
  gender: 'Male',
}

/** A resume whose file is not stored. */
export const resume: StoredResume = {
  file: 'ab/1',
  name: 'cv.pdf',
  type: 'pdf',
  bytes: 1000,
  hash: 'h',
}
