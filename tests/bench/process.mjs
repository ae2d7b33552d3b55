// Starts what is measured, and reads what it cost.
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

/** The command line that keeps a process on one core, where the machine can; null leaves it free. */
export function onCore(core, command) {
  return core !== null && hasCommand('taskset')
    ? ['taskset', '-c', String(core), ...command]
    : command
}

/**
 * Starts a server, on core 0 unless told otherwise, and waits until it answers.
 * @returns its process id, and how to end it
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
  for (let tries = 0; tries < 500 && child.exitCode === null; tries++) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer) return { pid: child.pid, end }
    await sleep(20)
  }
  throw new Error(`${command.join(' ')} does not answer`)
}

/** Processor time of a process so far, all its threads, in seconds; undefined where the system does not say. */
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
