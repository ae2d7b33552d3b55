import { z } from 'zod/v4'

import {
  BAD_EMAIL,
  BAD_TYPE,
  EXPERIENCES,
  GENDERS,
  JOB_ROLES,
  MAX_RESUME_BYTES,
  MISSING_FIELDS,
  MISSING_RESUME,
  TOO_LARGE,
} from './application'
import { isEmail } from './email'
import { tidyLine, tidyText } from './text'

/** The rules of an application, apart from its plain facts, so that a page can show the form without them. */

const text = (longest: number, tidy = tidyLine) =>
  z
    .string(MISSING_FIELDS)
    .transform(tidy)
    .pipe(
      z
        .string()
        .min(1, MISSING_FIELDS)
        .max(longest, `Please keep every field under ${longest} characters`),
    )

export const applicationInput = z.object({
  fullName: text(200),
  email: text(254),
  phone: text(60),
  jobRole: z.enum(JOB_ROLES, MISSING_FIELDS),
  experience: z.enum(EXPERIENCES, MISSING_FIELDS),
  motivation: text(5000, tidyText),
  gender: z.enum(GENDERS, MISSING_FIELDS),
})
export type ApplicationInput = z.infer<typeof applicationInput>

/** What is known of a resume before its content is looked at. */
export interface ResumeClaim {
  name: string
  bytes: number
}

export const RESUME_EXTENSION = /\.(pdf|docx?)$/i

/**
 * The first rule that fields or file break, in the specification's order: required fields, resume, e-mail, type, size.
 * @returns undefined where all are kept
 */
export function firstMistake(
  fields: Record<string, unknown>,
  resume: ResumeClaim | undefined,
): string | undefined {
  const input = applicationInput.safeParse(fields)
  if (!input.success) return input.error.issues[0]?.message ?? MISSING_FIELDS
  if (!resume) return MISSING_RESUME
  if (!isEmail(input.data.email)) return BAD_EMAIL
  if (!RESUME_EXTENSION.test(resume.name)) return BAD_TYPE
  if (resume.bytes > MAX_RESUME_BYTES) return TOO_LARGE
  return undefined
}
