import { expect, test } from 'vitest'
import { countAnswer } from '#app/http/traffic.server'
import { readSettings } from '#app/models/company/settings.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiryInput } from '#app/models/enquiry/enquiry'
import { loader as metrics } from '#app/routes/feeds/metrics'
import { asha, freshSite } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'

/** A sample as the text format of Prometheus has it. */
const SAMPLE = /^[a-z_]+(\{[a-z]+="[^"]*"\})? (\d+(\.\d+)?(e-?\d+)?)$/

async function read() {
  const answer = await metrics()
  return { answer, text: await answer.text() }
}

test('the figures are in the text format of Prometheus, each with its help and type', async () => {
  await freshSite({ settings: readSettings({ DATA_DIR: freshFolder() }) })
  const { answer, text } = await read()
  expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(text.endsWith('\n')).toBe(true)
  const lines = text.trimEnd().split('\n')
  const names = lines.flatMap((line) => /^# TYPE (\S+)/.exec(line)?.[1] ?? [])
  expect(names).toEqual(lines.flatMap((line) => /^# HELP (\S+) \S/.exec(line)?.[1] ?? []))
  expect(new Set(names).size).toBe(names.length)
  for (const line of lines.filter((one) => !one.startsWith('#'))) {
    expect(line).toMatch(SAMPLE)
    expect(names.some((name) => line.startsWith(name))).toBe(true)
  }
})

test('they count what came and what is kept, and tell nothing of it', async () => {
  const site = await freshSite()
  await createEnquiry(site.db, enquiryInput.parse(asha), { type: 'General' })
  const before = (await read()).text
  countAnswer(503, 0.2)
  countAnswer(200, undefined)
  const { text } = await read()
  const value = (of: string, name: string) =>
    Number(
      of
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    )
  const grown = (name: string) => value(text, name) - value(before, name)
  expect(value(text, 'site_enquiries')).toBe(1)
  expect(value(text, 'site_mails{state="waiting"}')).toBeGreaterThan(0)
  expect(grown('http_requests_total{status="5xx"}')).toBe(1)
  expect(grown('http_requests_total{status="2xx"}')).toBe(1)
  expect(grown('http_request_duration_seconds_count')).toBe(1)
  expect(grown('http_request_duration_seconds_bucket{le="0.1"}')).toBe(0)
  expect(grown('http_request_duration_seconds_bucket{le="0.25"}')).toBe(1)
  expect(grown('http_request_duration_seconds_bucket{le="+Inf"}')).toBe(1)
  expect(value(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6)
  expect(text).not.toMatch(/asha|verma/i)
})
