import * as z from 'zod'

import { heading, words } from '../fields'

const step = z.strictObject({ title: words(30), text: words(120) })

/** A chosen job and company size, the lead form they fill, and the CRM record. */
export const leadPath = z.strictObject({
  kind: z.literal('lead-path'),
  ...heading,
  example: words(60),
  steps: z.strictObject({ target: step, form: step, record: step }),
  role: words(30),
  roles: z
    .array(
      z.strictObject({
        title: words(40),
        person: words(40),
        offer: words(60),
        question: words(60),
        answer: words(40),
      }),
    )
    .length(3),
  size: words(30),
  sizes: z
    .array(
      z.strictObject({
        title: words(30),
        company: words(40),
        owner: words(40),
      }),
    )
    .length(3),
  labels: z.strictObject({
    name: words(20),
    title: words(20),
    company: words(20),
    employees: words(20),
    answer: words(20),
    owner: words(20),
    send: words(24),
  }),
})
