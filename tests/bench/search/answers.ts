import {
  APPLICATION_NEEDLES,
  APPLICATION_PAGES,
  ENQUIRY_PAGES,
  NEEDLES,
  OTHER_NEEDLES,
} from './cases'
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

/** Searches that are asked for later are not among these, so that no count of theirs is known. */
export async function warm(desk: Desk): Promise<void> {
  const enquiries = addresses('/admin', ENQUIRY_PAGES, OTHER_NEEDLES)
  const applications = addresses('/admin/jobs', APPLICATION_PAGES, OTHER_NEEDLES)
  const all = [...enquiries.values(), ...applications.values()]
  for (let run = 0; run < WARM; run++) await desk.load(all[(run * STRIDE) % all.length] ?? '/admin')
}

/** Each search for the first time since the start. What several pages count alike was counted before a row changed. */
export const enquiryAnswers = (desk: Desk) =>
  ask(desk, ENQUIRIES, 1, () => desk.forget('enquiries'))

export const applicationAnswers = (desk: Desk) =>
  ask(desk, APPLICATIONS, 1, () => desk.forget('applications'))

/** What was asked for before, a row having changed since. */
export const enquiryAnswersChanged = (desk: Desk) =>
  ask(desk, ENQUIRIES, RUNS, () => desk.forget('enquiries'))

/** What was asked for before, an enquiry having come since. */
export const enquiryAnswersArrived = (desk: Desk) => ask(desk, ENQUIRIES, RUNS, () => desk.arrive())

async function ask(
  desk: Desk,
  pages: Map<string, string>,
  times: number,
  before: () => Promise<void>,
): Promise<Answers> {
  const answers: Answers = { whole: new Map(), worked: new Map(), spent: new Map() }
  for (const [name, page] of pages) {
    const runs: { [cost in keyof Answers]: number[] } = { whole: [], worked: [], spent: [] }
    for (let run = 0; run < times; run++) {
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
