import type { Losses } from '../losses'
import type { Storm } from '../storm'

export interface Phase {
  name: string
  from: number
  refusals: number
  cuts: number
}

/** Splits the results of a storm at the events during it. */
export function makePhases(storm: Storm) {
  const phases: Phase[] = []
  const at = (): Omit<Phase, 'name'> => ({
    from: Date.now(),
    refusals: storm.refusals.length,
    cuts: storm.droppedConnections.length,
  })

  /** Causes the event, and waits until the site has acknowledged `more` requests. */
  async function enter(name: string, event: () => Promise<unknown>, more: number) {
    phases.push({ name, ...at() })
    await event()
    const enough = storm.acks.length + more
    while (storm.acks.length < enough) await new Promise((resolve) => setTimeout(resolve, 20))
  }

  function report({ lost, broken }: Losses) {
    const ends = [...phases.slice(1), { name: '', ...at() }]
    return phases.map((phase, position) => {
      const end = ends[position] ?? phase
      const acks = storm.acks.filter((ack) => ack.at >= phase.from && ack.at < end.from)
      const isOfPhase = (line: string) => acks.some(({ key }) => line.endsWith(` ${key}`))
      const times = [phase.from, ...acks.map((ack) => ack.at).sort((a, b) => a - b)]
      const gaps = times.slice(1).map((time, before) => time - (times[before] ?? time))
      return {
        event: phase.name,
        acknowledged: acks.length,
        lost: lost.filter(isOfPhase).length,
        'twice or half': broken.filter(isOfPhase).length,
        'answered 503': end.refusals - phase.refusals,
        'connection cut': end.cuts - phase.cuts,
        'seconds until writes worked again': Math.max(0, ...gaps) / 1000,
      }
    })
  }
  return { enter, report }
}
