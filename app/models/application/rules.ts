import { bareAddress, isEmail } from '#app/models/email'
import { requiredText, mini as z } from '#app/models/schema'
import { tidyIdentifier, tidyText } from '#app/models/text'
import {
  type ApplicationErrors,
  BAD_EMAIL,
  BAD_TYPE,
  badContent,
  EXPERIENCES,
  GENDERS,
  MAX_RESUME_BYTES,
  MISSING_FIELDS,
  MISSING_RESUME,
  RESUME_EXTENSION,
  ROLE_CLOSED,
  TOO_LARGE,
} from './application'

// Separate from application.ts, so that pages show the form without loading zod.

/** Does not check that the role is open; `inputFor` adds that rule. */
const applicationInput = z.object({
  fullName: requiredText('Full name', 200),
  email: z.pipe(
    requiredText('Email', 254, { tidy: bareAddress }),
    z.string().check(z.refine(isEmail, BAD_EMAIL)),
  ),
  phone: requiredText('Phone', 60, { tidy: tidyIdentifier }),
  jobRole: requiredText('Job role', 60),
  experience: z.enum(EXPERIENCES, 'Experience is required'),
  motivation: requiredText('A reason', 5000, { tidy: tidyText }),
  gender: z.enum(GENDERS, 'Gender is required'),
})
export type ApplicationInput = z.infer<typeof applicationInput>

/** What staff can correct. */
export const detailsInput = z.omit(applicationInput, { motivation: true })
export type DetailsInput = z.infer<typeof detailsInput>

interface ResumeClaim {
  name: string
  bytes: number
}

const EMPTY_RESUME = badContent('empty')

export function inputFor(openRoles: readonly string[]) {
  const { jobRole } = applicationInput.shape
  const isOpen = (role: string) => openRoles.includes(role)
  const openRole = z.string().check(z.refine(isOpen, ROLE_CLOSED))
  return z.extend(applicationInput, { jobRole: z.pipe(jobRole, openRole) })
}

const claim = {
  resume: z.custom<ResumeClaim>(Boolean, { error: MISSING_RESUME, abort: true }).check(
    z.refine(({ name }) => RESUME_EXTENSION.test(name), { error: BAD_TYPE, abort: true }),
    z.refine(({ bytes }) => bytes > 0, { error: EMPTY_RESUME, abort: true }),
    z.refine(({ bytes }) => bytes <= MAX_RESUME_BYTES, TOO_LARGE),
  ),
}

const LATER_RULES = [MISSING_RESUME, ROLE_CLOSED, BAD_EMAIL, BAD_TYPE, EMPTY_RESUME, TOO_LARGE]

/** The message is about missing or long fields first, then the first broken rule of LATER_RULES. */
export function findErrors(
  fields: Record<string, unknown>,
  resume: ResumeClaim | undefined,
  openRoles: readonly string[],
): ApplicationErrors | undefined {
  const { error } = z.extend(inputFor(openRoles), claim).safeParse({ ...fields, resume })
  if (!error) return undefined
  const first = error.issues.find(({ code }) => code !== 'custom')
  const later = LATER_RULES.find((rule) => error.issues.some(({ message }) => message === rule))
  const missing = first?.code === 'too_big' ? first.message : MISSING_FIELDS
  return {
    message: first ? missing : (later ?? MISSING_FIELDS),
    fields: z.flattenError(error).fieldErrors,
  }
}
