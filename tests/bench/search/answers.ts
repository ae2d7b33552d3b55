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
const WARM = 1500
/** Has no part in common with the number of pages, so that all of them come in turn. */
const STRIDE = 11

const ENQUIRIES = addresses('/admin', ENQUIRY_PAGES, NEEDLES)
const APPLICATIONS = addresses('/admin/jobs', APPLICATION_PAGES, APPLICATION_NEEDLES)

/** Each search with each filter, by a name for the table. */
function addresses(path: string, filters: Record<string, string>, needles: readonly string[]) {
  const found = new Map<string, string>()
  for (const [name, query] of Object.entries(filters)) {
    for (const needle of needles) {
      const params = new URLSearchParams(query)
      if (needle) params.set('q', needle)
      found.set(`${needle || '(none)'} | ${name}`, `${path}?${params}`)
    }
  }
  return found
}

export async function warm(desk: Desk): Promise<void> {
  const all = [...ENQUIRIES.values(), ...APPLICATIONS.values()]
  for (let run = 0; run < WARM; run++) await desk.load(all[(run * STRIDE) % all.length] ?? '/admin')
}

/** Nothing of what is asked for is remembered. */
export const enquiryAnswers = (desk: Desk) => ask(desk, ENQUIRIES, () => desk.forget('enquiries'))

/** An enquiry has come since it was asked for. */
export const enquiryAnswersAgain = (desk: Desk) => ask(desk, ENQUIRIES, () => desk.arrive())

export const applicationAnswers = (desk: Desk) =>
  ask(desk, APPLICATIONS, () => desk.forget('applications'))

async function ask(
  desk: Desk,
  pages: Map<string, string>,
  before: () => Promise<void>,
): Promise<Answers> {
  const answers: Answers = { whole: new Map(), worked: new Map(), spent: new Map() }
  for (const [name, page] of pages) {
    const runs: { [cost in keyof Answers]: number[] } = { whole: [], worked: [], spent: [] }
    for (let run = 0; run < RUNS; run++) {
      await before()
      const [begun, worked, spent] = [performance.now(), desk.worked(), desk.spent()]
      await desk.load(page)
      runs.whole.push(performance.now() - begun)
      runs.worked.push(desk.worked() - worked)
      runs.spent.push(desk.spent() - spent)
    }
    for (const cost of ['whole', 'worked', 'spent'] as const) {
      answers[cost].set(name, sorted(runs[cost]))
    }
  }
  return answers
}
