// Load generator for machines without wrk: node client.mjs '{"url", "seconds", "connections", "headers"?, "enquiry"?}'
import { Agent, request } from 'node:http'

const { url, seconds, headers = {}, connections, enquiry } = JSON.parse(process.argv[2])
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const times = []
const from = performance.now()
let requested = 0

/** Makes every enquiry different. */
function bodyOf(number) {
  const sender = `asha${enquiry}.${number}`
  const desc = `OTP messages for a clinic in Lucknow, number ${sender} of ours`
  return JSON.stringify({ name: 'Asha Verma', email: `${sender}@example.in`, desc })
}

function sendOne() {
  const isPost = enquiry !== undefined
  const method = isPost ? 'POST' : 'GET'
  const type = isPost ? { 'Content-Type': 'application/json' } : {}
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const sent = request(url, { agent, method, headers: { ...headers, ...type } }, (response) => {
      if (response.statusCode >= 400) reject(new Error(`${url}: ${response.statusCode}`))
      response.resume()
      response.on('end', () => resolve(times.push(performance.now() - started)))
    })
    sent.on('error', reject).end(isPost ? bodyOf(requested++) : undefined)
  })
}

async function keepSending() {
  while (performance.now() - from < seconds * 1000) await sendOne()
}

await Promise.all(Array.from({ length: connections }, keepSending))
const elapsed = (performance.now() - from) / 1000
times.sort((a, b) => a - b)
const p99 = times[Math.floor(times.length * 0.99)]
console.log(JSON.stringify({ count: times.length, perSecond: times.length / elapsed, p99 }))
process.exit(0)
