import { APPLICATION_NEEDLES, APPLICATION_PAGES, ENQUIRY_PAGES, NEEDLES } from './cases'
import type { Desk } from './desk'
import { sorted, type Times } from './measure'

/** What whole answers cost: until the last byte is with the browser, and the processor time of the site's thread. */
export interface Answers {
  whole: Map<string, Times>
  worked: Map<string, Times>
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
  const answers: Answers = { whole: new Map(), worked: new Map() }
  for (const [name, query] of Object.entries(filters)) {
    for (const needle of needles) {
      const params = new URLSearchParams(query)
      if (needle) params.set('q', needle)
      const whole: number[] = []
      const worked: number[] = []
      for (let run = 0; run < RUNS; run++) {
        const [begun, before] = [performance.now(), desk.worked()]
        await desk.load(`${path}?${params}`)
        whole.push(performance.now() - begun)
        worked.push(desk.worked() - before)
      }
      answers.whole.set(`${needle || '(none)'} | ${name}`, sorted(whole))
      answers.worked.set(`${needle || '(none)'} | ${name}`, sorted(worked))
    }
  }
  return answers
}
