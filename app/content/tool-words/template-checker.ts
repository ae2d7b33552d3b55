import { dltRules } from '../dlt-rules'
import type { Language } from '../language'
import { english } from './dlt-messages'
import { hindi } from './dlt-messages-hindi'
import { hindiRules } from './dlt-rules-hindi'

const en = {
  category: 'Category',
  header: 'Header',
  headerHint: 'Such as JD-ABCXYZ-S',
  brand: 'Brand name',
  brandHint: 'Exactly as it appears in the message',
  text: 'Template text',
  textHint: 'Variables as {#var#}',
  try: 'Try',
  examples: { order: 'an order update', offer: 'an offer with mistakes' },
  badText: 'Enter the template text',
  sendAt: 'Sending time',
  sendAtHint: 'India time; matters for Promotional and Service-Explicit',
  submit: 'Check the template',

  result: 'Result',
  tenRules: 'Ten rules',
  tenRulesLead:
    'Each shows the date it took effect or the source we used. Your template is checked against all of them.',
  groups: { sender: 'Who sends', text: 'What it says', sending: 'When and how long' },
  rules: dltRules,
  messages: english,
  empty: 'Type or paste a template, and the result appears here.',
  meanings: {
    fix: 'An operator would reject it.',
    look: 'It depends on the operator, or something is missing.',
    fine: 'Nothing to change.',
  },
  states: { fix: 'Fix', look: 'Check', fine: 'OK' },
  stop: '.',
  lists: { fix: 'To fix', look: 'To check', fine: 'OK' },
  passed: (rules: number) => `${rules} ${rules === 1 ? 'rule' : 'rules'} OK`,
  summary: (fix: number, look: number, fine: number) =>
    `${fix} to fix, ${look} to check, ${fine} OK`,
  enquiry: 'Send this as an enquiry',
}
export type CheckerWords = typeof en

const hi: CheckerWords = {
  category: 'कैटेगरी',
  header: 'Header',
  headerHint: 'जैसे JD-ABCXYZ-S',
  brand: 'ब्रांड का नाम',
  brandHint: 'ठीक वैसे ही, जैसे मैसेज में लिखा है',
  text: 'टेम्पलेट का टेक्स्ट',
  textHint: 'variable की जगह {#var#} लिखें',
  try: 'आज़माएँ:',
  examples: { order: 'ऑर्डर की सूचना', offer: 'ग़लतियों वाला ऑफ़र' },
  badText: 'टेम्पलेट का टेक्स्ट लिखें',
  sendAt: 'भेजने का समय',
  sendAtHint: 'भारतीय समय; Promotional और Service-Explicit के लिए ज़रूरी',
  submit: 'टेम्पलेट जाँचें',

  result: 'नतीजा',
  tenRules: 'दस नियम',
  tenRulesLead:
    'हर नियम के साथ लिखा है कि वह कब से लागू है या जानकारी कहाँ से ली गई है। आपका टेम्पलेट इन सबसे जाँचा जाता है।',
  groups: { sender: 'कौन भेजता है', text: 'मैसेज में क्या है', sending: 'कब भेजें, कितना लंबा' },
  rules: hindiRules,
  messages: hindi,
  empty: 'टेम्पलेट लिखें या पेस्ट करें, नतीजा यहाँ दिखेगा।',
  meanings: {
    fix: 'ऑपरेटर इसे रिजेक्ट कर देगा।',
    look: 'ऑपरेटर पर निर्भर है, या कुछ लिखना बाकी है।',
    fine: 'कुछ बदलना नहीं है।',
  },
  states: { fix: 'ठीक करें', look: 'देख लें', fine: 'सही' },
  stop: ':',
  lists: { fix: 'ठीक करना है', look: 'देख लेना है', fine: 'सही है' },
  passed: (rules) => `${rules} नियम सही`,
  summary: (fix, look, fine) => `${fix} ठीक करने हैं, ${look} देखने हैं, ${fine} सही हैं`,
  enquiry: 'यह टेम्पलेट हमें भेजें',
}

export const checkerWords: Readonly<Record<Language, CheckerWords>> = { en, hi }
