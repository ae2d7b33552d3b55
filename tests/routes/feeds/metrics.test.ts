import { expect, test } from 'vitest'
import { countResponse } from '#app/http/traffic.server'
import { readSettings } from '#app/models/company/settings.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiryInput } from '#app/models/enquiry/enquiry'
import { loader as metrics } from '#app/routes/feeds/metrics'
import { asha, freshSite } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'

/** A sample line of the Prometheus text format. */
const SAMPLE = /^[a-z_]+(\{[a-z]+="[^"]*"\})? (\d+(\.\d+)?(e-?\d+)?)$/

async function read() {
  const response = await metrics()
  return { response, text: await response.text() }
}

test('the metrics are in the Prometheus text format, each with HELP and TYPE', async () => {
  await freshSite({ settings: readSettings({ DATA_DIR: freshFolder() }) })
  const { response, text } = await read()
  expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8')
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

test('the metrics count requests and stored rows and contain no personal data', async () => {
  const site = await freshSite()
  await createEnquiry(site.db, enquiryInput.parse(asha), { type: 'General' })
  const before = (await read()).text
  countResponse(503, 0.2)
  countResponse(200, undefined)
  const { text } = await read()
  const value = (of: string, name: string) =>
    Number(
      of
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    )
  const increase = (name: string) => value(text, name) - value(before, name)
  expect(value(text, 'site_enquiries')).toBe(1)
  expect(value(text, 'site_mails{state="waiting"}')).toBeGreaterThan(0)
  expect(increase('http_requests_total{status="5xx"}')).toBe(1)
  expect(increase('http_requests_total{status="2xx"}')).toBe(1)
  expect(increase('http_request_duration_seconds_count')).toBe(1)
  expect(increase('http_request_duration_seconds_bucket{le="0.1"}')).toBe(0)
  expect(increase('http_request_duration_seconds_bucket{le="0.25"}')).toBe(1)
  expect(increase('http_request_duration_seconds_bucket{le="+Inf"}')).toBe(1)
  expect(value(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6)
  expect(text).not.toMatch(/asha|verma/i)
})
