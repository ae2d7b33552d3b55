import { eq } from 'drizzle-orm'
import { SHIPPED_BRAND } from '#app/models/company/company'
import type { Group } from '#app/models/company/fields/kinds'
import { daysInWords, timesInWords } from '#app/models/company/opening-times'
import {
  groupUrl,
  isGroupShipped,
  listInvalid,
  listSamples,
  type Sample,
} from '#app/models/company/samples'
import type { Site } from '#app/models/company/site.server'
import { readTestMail } from '#app/models/health/test-mail-row.server'
import { mailOf } from '#app/models/mail/mail-server.server'
import { countOf } from '#app/models/text'
import { contentVersions } from '#db/schema'
import { draftedCompany } from './company-draft.server'
import { editUrl } from './edit-url'
import { isStartDismissed } from './start-dismissal.server'

/** `check`: the shipped value may be right. */
type State = 'done' | 'open' | 'check'

interface StartStep {
  title: string
  text: string
  state: State
  to: string
  samples: Sample[]
}

export async function readStart(site: Site) {
  const { company, revision } = await draftedCompany(site)
  const all = listSamples(company)
  const invalid = listInvalid(company)
  const isMap = ({ field }: Sample) => field === 'latitude' || field === 'longitude'
  const replace = (
    title: string,
    text: string,
    group: Group,
    isOwn = (one: Sample) => one.group === group && !isMap(one),
  ): StartStep => {
    const samples = all.filter(isOwn)
    const isOpen = samples.length > 0 || invalid.some(isOwn)
    return { title, text, samples, state: isOpen ? 'open' : 'done', to: groupUrl(group) }
  }
  const check = (title: string, text: string, to: string, isDone: boolean): StartStep => {
    return { title, text, to, samples: [], state: isDone ? 'done' : 'check' }
  }
  const isSet = (group: Group) =>
    !isGroupShipped(company, group) && !invalid.some((one) => one.group === group)
  const { openDays, holidays } = company
  const hours = `${daysInWords(openDays)}, ${timesInWords(company)}, ${countOf(holidays.length, 'holiday', 'holidays')}.`
  const steps: StartStep[] = [
    replace('Name and legal name', 'As customers know you, and as registered.', 'Name and brand'),
    check(
      'Logo',
      company.logo === ''
        ? 'The first letter of your name is the mark. You can use a picture instead.'
        : 'Your own picture is shown.',
      editUrl('company', 'logo'),
      company.logo !== '',
    ),
    check(
      'Brand colour',
      `Now ${company.brand}. See it on buttons and links before you save it.`,
      '/admin/site/brand',
      company.brand !== SHIPPED_BRAND,
    ),
    replace('Addresses, phones and email', 'Where people find you.', 'Addresses and phones'),
    check('Opening hours', `Now ${hours}`, groupUrl('Opening hours'), isSet('Opening hours')),
    replace('Social links', 'Leave empty what you do not use.', 'Social links'),
    {
      ...replace('Map position', 'Two numbers, or none for no map.', 'Addresses and phones', isMap),
      samples: [],
      to: editUrl('company', 'latitude'),
    },
    check(
      'Facts and numbers',
      'Offices, colleagues, hours and the year you began.',
      groupUrl('Facts and numbers'),
      isSet('Facts and numbers'),
    ),
    replace('People', 'Contact person, words of the director, testimonials.', 'People'),
    replace('Privacy and mail', 'Whom people ask about their data.', 'Privacy and mail'),
    { title: 'Mail server', ...(await mailState(site)), to: '/admin/site/mail', samples: [] },
  ]
  const isPublished = (await site.db.$count(contentVersions, ofCompany)) > 0
  return {
    steps,
    revision,
    isPublished,
    isDone: revision === 0 && isPublished && steps.every(({ state }) => state !== 'open'),
    isDismissed: await isStartDismissed(site),
  }
}

async function mailState(site: Site): Promise<Pick<StartStep, 'text' | 'state'>> {
  if (mailOf(site).smtpUrl === undefined)
    return { text: 'Until one is set, emails wait.', state: 'open' }
  const { isNotYet, advice } = await readTestMail(site)
  if (isNotYet) return { text: 'Send a test email to see that email arrives.', state: 'check' }
  if (advice) return { text: 'The last test email was not sent.', state: 'open' }
  return { text: 'Email goes out.', state: 'done' }
}

const ofCompany = eq(contentVersions.document, 'company')
