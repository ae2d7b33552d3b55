import type { applications } from '#db/schema'
import { type RESUME_TYPES, STAGES } from '#db/schema/choices'

export { EXPERIENCES, GENDERS, STAGES } from '#db/schema/choices'

export type Stage = (typeof STAGES)[number]

export function isStage(text: string | null | undefined): text is Stage {
  return STAGES.some((stage) => stage === text)
}

export type ResumeType = (typeof RESUME_TYPES)[number]

export const MEDIA_TYPES: Record<ResumeType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

export const RESUME_EXTENSION = /\.(pdf|docx?)$/i
export const MAX_RESUME_BYTES = 5 * 1024 * 1024

export const MISSING_FIELDS = 'Please fill all required fields'
export const MISSING_RESUME = 'Please upload your resume'
export const BAD_EMAIL = 'Please enter a valid email address'
export const ROLE_CLOSED = 'This role is not open. Please choose another one'
export const BAD_TYPE = 'Only PDF, DOC, and DOCX files are allowed'
export type ResumeFault = 'empty' | 'other' | 'active' | 'locked'
const RESUME_FAULTS: Record<ResumeFault, string> = {
  empty: 'The file is empty.',
  other: 'The content of this file is not what its name says. Save it as PDF and choose that file.',
  active:
    'This file contains macros or embedded objects, or loads other files. Save it as PDF and choose that file.',
  locked: 'This file is protected with a password. Save it without one and choose it again.',
}
export function badContent(fault: ResumeFault): string {
  return `${BAD_TYPE}. ${RESUME_FAULTS[fault]}`
}
export const TOO_LARGE = 'File size exceeds 5MB limit'
export const APPLICATION_SENT = 'Application submitted successfully!'
export const APPLICATION_FAILED = 'Failed to submit application. Please try again.'

export interface ApplicationErrors {
  message: string
  fields: Record<string, string[]>
}

export function resumeErrors(message: string): ApplicationErrors {
  return { message, fields: { resume: [message] } }
}

export function yearsOf(experience: string): number {
  return Number.parseInt(experience, 10) || 0
}

type Row = typeof applications.$inferSelect

export type Application = ReturnType<typeof toApplication>

export function toApplication(row: Omit<Row, 'deletedAt'>) {
  return {
    _id: row.id,
    reference: row.reference,
    fullName: row.fullName,
    email: row.email,
    phone: row.phone,
    gender: row.gender,
    jobRole: row.jobRole,
    experience: row.experience,
    motivation: row.motivation,
    stage: row.stage,
    resumeName: row.resumeName,
    resumeBytes: row.resumeBytes,
    createdAt: new Date(row.createdAt).toISOString(),
  }
}
