import type { Language } from '../language'

const en = {
  result: 'Result',
  breadcrumb: 'Breadcrumb',
  otherTools: 'Other tools',
  getInTouch: 'Get in touch',
  enquiry: 'Send an enquiry',
  error: 'Error',
  problem: 'There is a problem',
}
const hi: typeof en = {
  result: 'नतीजा',
  breadcrumb: 'आप यहाँ हैं',
  otherTools: 'दूसरे टूल',
  getInTouch: 'हमसे बात करें',
  enquiry: 'पूछताछ भेजें',
  error: 'ग़लती',
  problem: 'कुछ ठीक करना है',
}

export const toolPageWords: Readonly<Record<Language, typeof en>> = { en, hi }
