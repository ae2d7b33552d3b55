// Starts the measured servers, and reads their processor time and memory.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const TICKS = 100

const running = new Set()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export const hasCommand = (name) =>
  spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${name}`]).status === 0

/** The command line that keeps a process on one core, where taskset exists; null allows all cores. */
export function onCore(core, command) {
  return core !== null && hasCommand('taskset')
    ? ['taskset', '-c', String(core), ...command]
    : command
}

/**
 * Starts a server, by default on core 0, and waits until it responds.
 * @returns its process id, and a function that ends it
 */
export async function startServer(command, url, env = {}, core = 0) {
  const [file, ...args] = onCore(core, command)
  const child = spawn(file, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, ...env },
  })
  const end = async () => {
    if (child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  running.add(child)
  for (let attempts = 0; attempts < 500 && child.exitCode === null; attempts++) {
    const response = await fetch(url).catch(() => undefined)
    if (response) return { pid: child.pid, end }
    await sleep(20)
  }
  throw new Error(`${command.join(' ')} does not respond`)
}

/** Processor time of all threads of a process so far, in seconds; undefined where the system does not report it. */
export function cpuSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS
  } catch {
    return undefined
  }
}

/** The largest resident memory a process has had, in MB. */
export function peakMemory(pid) {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
