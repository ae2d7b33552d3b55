import * as z from 'zod'
import { words } from '../fields'

/** A cell of the CSV price list; spreadsheet programs run a cell that starts like a formula. */
const cell = (max: number) =>
  words(max)
    .regex(/^[^=+\-@]/, 'Begin with a letter or a digit: spreadsheets take this for a formula')
    .regex(/^\P{Cc}*$/u, 'Write this on one line')

const WHOLE = 'Write a whole number such as 50000'
const volume = z.number(WHOLE).int(WHOLE).min(1).max(999_999_999_999)

const PRICE = 'Write a price such as 0.20'
const price = z
  .number(PRICE)
  .positive(PRICE)
  .max(9999)
  .refine((rupees) => Number(rupees.toFixed(4)) === rupees, 'At most four digits after the point')

const slab = z
  .strictObject({
    price: price.meta({
      title: 'Price of one SMS part in ₹',
      description: 'Without GST, such as 0.20. A long SMS is sent and billed as several parts.',
    }),
    to: volume
      .meta({
        title: 'Up to this many SMS parts a month',
        description: 'Empty in the last price, which is for all that is above the one before.',
      })
      .optional(),
    remarks: cell(120)
      .meta({
        description:
          'The page shows the first remark of each kind; the file to download has all of them.',
      })
      .optional(),
  })
  .meta({ title: 'Price', heading: 'slab' })

const GST = 'Write a whole number of percent such as 18'
const gst = z.number(GST).int(GST).min(0).max(99).meta({ title: 'GST in percent' })
const category = cell(40).meta({ description: 'The heading of its prices, such as OTP.' })
const service = cell(40).meta({ description: 'Such as Bulk SMS.' })
const scrubbing = cell(60).meta({
  title: 'DLT scrubbing',
  description: 'Who pays it, such as “extra at operator rate”.',
})
const window = z
  .string()
  .regex(
    /^(24x7|([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00))$/,
    'Write hours such as 10:00-21:00, or 24x7',
  )
  .max(11)
  .meta({ title: 'Delivery hours', description: 'Such as 10:00-21:00, or 24x7.' })

const priced = z
  .strictObject({
    kind: z.literal('priced'),
    category,
    slabs: z
      .array(slab)
      .min(1)
      .max(12)
      .superRefine((slabs, context) => {
        for (const [index, { to }] of slabs.entries()) {
          const message = faultOf(to, slabs[index - 1]?.to ?? 0, index === slabs.length - 1)
          if (message) context.addIssue({ code: 'custom', path: [index, 'to'], message })
        }
      })
      .meta({
        title: 'Prices',
        description:
          'From the smallest number of SMS parts to the largest. A short SMS is one part, a long one several.',
      }),
    service,
    gst,
    scrubbing: scrubbing.optional(),
    window,
  })
  .meta({ title: 'With prices' })

function faultOf(to: number | undefined, before: number, isLast: boolean): string | undefined {
  if (isLast) return to === undefined ? undefined : 'Leave this empty in the last price'
  if (to === undefined) return 'Only the last price leaves this empty'
  return to > before ? undefined : `This must be more than ${before}, where the price before ends`
}

const onRequest = z
  .strictObject({
    kind: z.literal('on-request'),
    category,
    service,
    gst: gst.optional(),
    scrubbing: scrubbing.optional(),
    window,
    remarks: cell(120).meta({ title: 'What the price depends on' }).optional(),
  })
  .meta({ title: 'Price on request' })

export const prices = z.strictObject({
  routes: z
    .array(
      z
        .discriminatedUnion('kind', [priced, onRequest])
        .meta({ title: 'Kind of SMS', heading: 'name' }),
    )
    .min(1)
    .max(40)
    .superRefine((routes, context) => {
      for (const [index, { kind, service, category }] of routes.entries()) {
        // The calculator identifies priced routes by category only.
        const isSame = (other: (typeof routes)[number]) =>
          other.category === category &&
          (other.service === service || (kind === 'priced' && other.kind === 'priced'))
        if (routes.findIndex(isSame) === index) continue
        const message = 'This category stands in the list already'
        context.addIssue({ code: 'custom', path: [index, 'category'], message })
      }
    })
    .meta({ title: 'Kinds of SMS', input: 'open' }),
})
export type Prices = z.infer<typeof prices>
export type PriceLine = Prices['routes'][number]
