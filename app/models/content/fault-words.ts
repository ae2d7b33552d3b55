import type { z } from '#app/models/schema'

type RawIssue = z.core.$ZodRawIssue

/** Error messages for owners. Messages of the schema itself take precedence. */
export function faultWords(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'too_big':
      return tooBig(issue)
    case 'too_small':
      return tooSmall(issue)
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int'
        ? 'Write a number'
        : 'Fill this in'
    case 'invalid_value':
      return 'Choose one of the possible answers'
    case 'invalid_union':
      return 'Choose the kind of section'
    case 'unrecognized_keys':
      return `There is no field ${issue.keys.join(', ')}`
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'This is not written as it must be'
    default:
      return undefined
  }
}

const FORMATS: Record<string, string> = {
  email: 'Write an email address such as name@example.com',
  url: 'Write a whole address that begins with https://',
}

function tooBig({ origin, maximum, input }: Extract<RawIssue, { code: 'too_big' }>): string {
  const most = `${maximum}`
  if (origin === 'string') return `At most ${most} characters; this has ${lengthOf(input)}`
  if (origin === 'array') return `At most ${most}; there are ${lengthOf(input)}`
  return `At most ${most}`
}

function tooSmall({ origin, minimum, input }: Extract<RawIssue, { code: 'too_small' }>): string {
  const least = `${minimum}`
  if (origin === 'string' && lengthOf(input) === 0) return 'Fill this in'
  if (origin === 'string') return `At least ${least} characters; this has ${lengthOf(input)}`
  if (origin === 'array') return `At least ${least}; there are ${lengthOf(input)}`
  return `At least ${least}`
}

function lengthOf(input: unknown): number {
  if (typeof input === 'string') return input.trim().length
  return Array.isArray(input) ? input.length : 0
}
