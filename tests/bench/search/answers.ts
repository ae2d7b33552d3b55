import { APPLICATION_NEEDLES, APPLICATION_PAGES, ENQUIRY_PAGES, NEEDLES } from './cases'
import type { Desk } from './desk'
import { sorted, type Times } from './measure'

/** What answers cost, in milliseconds. */
export interface Answers {
  /** By the clock, until the last byte is with the browser: what else the machine does makes it longer. */
  whole: Map<string, Times>
  /** Processor time of the thread that serves: how long nobody else is answered. */
  worked: Map<string, Times>
  /** Processor time of all threads: packing and the cleaning of the heap too. */
  spent: Map<string, Times>
}

const RUNS = 3
/** So that the engine has compiled what every page needs. */
const WARM = 40

export async function warm(desk: Desk): Promise<void> {
  for (let run = 0; run < WARM; run++) {
    await desk.load('/admin')
    await desk.load('/admin?view=table&q=kumar')
    await desk.load('/admin/jobs')
  }
}

export const enquiryAnswers = (desk: Desk) => ask(desk, '/admin', ENQUIRY_PAGES, NEEDLES)

export const applicationAnswers = (desk: Desk) =>
  ask(desk, '/admin/jobs', APPLICATION_PAGES, APPLICATION_NEEDLES)

async function ask(
  desk: Desk,
  path: string,
  filters: Record<string, string>,
  needles: readonly string[],
): Promise<Answers> {
  const answers: Answers = { whole: new Map(), worked: new Map(), spent: new Map() }
  for (const [name, query] of Object.entries(filters)) {
    for (const needle of needles) {
      const params = new URLSearchParams(query)
      if (needle) params.set('q', needle)
      const runs: { [cost in keyof Answers]: number[] } = { whole: [], worked: [], spent: [] }
      for (let run = 0; run < RUNS; run++) {
        const [begun, worked, spent] = [performance.now(), desk.worked(), desk.spent()]
        await desk.load(`${path}?${params}`)
        runs.whole.push(performance.now() - begun)
        runs.worked.push(desk.worked() - worked)
        runs.spent.push(desk.spent() - spent)
      }
      for (const cost of ['whole', 'worked', 'spent'] as const) {
        answers[cost].set(`${needle || '(none)'} | ${name}`, sorted(runs[cost]))
      }
    }
  }
  return answers
}
