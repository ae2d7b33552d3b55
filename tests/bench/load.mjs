// Asks for one page over kept-alive connections, as fast as it is answered.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { cpuSeconds, hasCommand, onCore } from './process.mjs'

const run = promisify(execFile)
const CONNECTIONS = 32
const SECONDS = 1

/**
 * @returns answers a second, answers per second of the server's processor time, and the 99th percentile in milliseconds
 */
export async function load(url, pid, headers) {
  const before = cpuSeconds(pid)
  const measured = hasCommand('wrk') ? await byWrk(url, headers) : await byOurselves(url, headers)
  const spent = cpuSeconds(pid) - before
  return { ...measured, perCpuSecond: spent > 0 ? measured.count / spent : measured.perSecond }
}

async function byWrk(url, headers) {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const wrk = ['wrk', '-t1', `-c${CONNECTIONS}`, `-d${SECONDS}`, '--latency', ...lines, url]
  const [file, ...args] = onCore(1, wrk)
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

/** In a process of its own; slower than wrk, so only ratios of one run mean anything. */
async function byOurselves(url, headers) {
  const asked = JSON.stringify({ url, seconds: SECONDS, headers, connections: CONNECTIONS })
  const client = new URL('client.mjs', import.meta.url).pathname
  const [file, ...args] = onCore(1, [process.execPath, client, asked])
  const { stdout } = await run(file, args)
  return JSON.parse(stdout)
}
