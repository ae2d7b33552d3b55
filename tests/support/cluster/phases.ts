import type { Load } from '../load'
import type { Losses } from '../losses'

interface Phase {
  name: string
  from: number
  refusals: number
  cuts: number
}

/** Splits the results of a load test at the events during it. */
export function makePhases(load: Load) {
  const phases: Phase[] = []
  const at = (): Omit<Phase, 'name'> => ({
    from: Date.now(),
    refusals: load.refusals.length,
    cuts: load.droppedConnections.length,
  })

  /** Causes the event, and waits until the site has acknowledged `more` requests. */
  async function enter(name: string, event: () => Promise<unknown>, more: number) {
    phases.push({ name, ...at() })
    await event()
    const enough = load.acks.length + more
    while (load.acks.length < enough) await new Promise((resolve) => setTimeout(resolve, 20))
  }

  function report({ lost, broken }: Losses) {
    const ends = [...phases.slice(1), { name: '', ...at() }]
    return phases.map((phase, position) => {
      const end = ends[position] ?? phase
      const acks = load.acks.filter((ack) => ack.at >= phase.from && ack.at < end.from)
      const isOfPhase = (line: string) => acks.some(({ key }) => line.endsWith(` ${key}`))
      const times = [phase.from, ...acks.map((ack) => ack.at).sort((a, b) => a - b)]
      const gaps = times.slice(1).map((time, before) => time - (times[before] ?? time))
      return {
        event: phase.name,
        acknowledged: acks.length,
        lost: lost.filter(isOfPhase).length,
        'stored twice or incompletely': broken.filter(isOfPhase).length,
        'refused with 503': end.refusals - phase.refusals,
        'dropped connections': end.cuts - phase.cuts,
        'seconds until writes worked again': Math.max(0, ...gaps) / 1000,
      }
    })
  }
  return { enter, report }
}
