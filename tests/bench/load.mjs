// Sends requests over keep-alive connections, each after the response to the one before.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { cpuSeconds, hasCommand, onCore } from './process.mjs'

const run = promisify(execFile)
const CONNECTIONS = 32
const here = (name) => new URL(name, import.meta.url).pathname

/**
 * @param enquiries sends enquiries instead of requesting a page; a prefix that is unique in the run
 * @returns responses a second, the same per second of the server's processor time, and the 99th percentile in milliseconds
 */
export async function load(url, pid, options = {}) {
  const { headers = {}, seconds = 1, enquiries, connections = CONNECTIONS } = options
  const before = cpuSeconds(pid)
  const send = hasCommand('wrk') ? byWrk : byClient
  const measured = await send({ url, headers, seconds, enquiries, connections })
  const spent = cpuSeconds(pid) - before
  return { ...measured, perCpuSecond: spent > 0 ? measured.count / spent : measured.perSecond }
}

async function byWrk({ url, headers, seconds, enquiries, connections }) {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const options = ['-t1', `-c${connections}`, `-d${seconds}`, '--latency', ...lines]
  const script =
    enquiries === undefined ? [url] : ['-s', here('enquiries.lua'), url, '--', String(enquiries)]
  const [file, ...args] = onCore(1, ['wrk', ...options, ...script])
  const { stdout } = await run(file, args)
  const errors = /Non-2xx or 3xx responses: (\d+)|Socket errors: (.*)/.exec(stdout)
  if (errors) throw new Error(`${url}: ${errors[0]}`)
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout)
  return {
    count: Number(/(\d+) requests in/.exec(stdout)[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1]),
    p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit],
  }
}

/** Runs in its own process; it is slower than wrk, so only ratios within one run are meaningful. */
async function byClient({ url, headers, seconds, enquiries, connections }) {
  const input = JSON.stringify({ url, seconds, headers, connections, enquiry: enquiries })
  const [file, ...args] = onCore(1, [process.execPath, here('client.mjs'), input])
  const { stdout } = await run(file, args)
  return JSON.parse(stdout)
}
