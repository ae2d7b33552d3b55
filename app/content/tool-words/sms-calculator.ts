import { grouped, type Language } from '../language'
import { hindi as hindiLetters, english as letters } from './sms-characters'

const en = {
  text: 'Message text',
  textHint: (longest: number) =>
    `Up to ${longest} characters, any script; a variable such as {#var#} counts as filled (x)`,
  try: 'Try',
  examples: { english: 'English', hindi: 'Hindi', quotes: 'Typographic quotes' },
  route: 'Route',
  messages: 'Messages a month',
  badText: 'Enter a message',
  badMessages: (most: number) => `Messages a month must be a number from 1 to ${grouped(most)}`,
  submit: 'Count the parts',

  noParts: '0 parts.',
  noText: 'Type or paste your message to see how it is counted.',
  partsIn: (count: number, encoding: string) => `${partsOf(count)} in ${encoding}`,
  units: (units: number, capacity: number, free: number) =>
    `${units} ${units === 1 ? 'unit' : 'units'}, ${capacity} fit in each part, ${free} left`,
  cut: (longest: number) => `Only the first ${longest} characters are counted here.`,
  letters,
  oneScript: (script: string) => `${script}: 70 characters fit, not 160`,
  outside: (count: number) =>
    `${count === 1 ? 'One character is' : `${count} characters are`} outside GSM‑7 and ${count === 1 ? 'switches' : 'switch'} the whole message to Unicode: 70 characters fit, not 160`,
  more: (count: number) => `and ${count} more, `,
  withPlain: (parts: number) => `With plain characters it is ${parts} ${partsOf(parts)}:`,
  usePlain: 'use plain characters',

  month: (messages: number, route: string) =>
    `${grouped(messages)} ${messages === 1 ? 'message' : 'messages'} a month, ${route}`,
  partsAMonth: 'Parts a month',
  pricePerPart: (from: number, to: number | undefined) =>
    `Price per part (${to === undefined ? `${grouped(from)} parts or more` : `${grouped(from)} to ${grouped(to)} parts`} a month)`,
  net: 'Total before tax',
  gst: (percent: number) => `GST, ${percent}%`,
  total: 'Total with GST',
  terms: (scrubbing: string, hours: string) =>
    `${scrubbing && `DLT scrubbing: ${scrubbing}, not included. `}${hours}. Prices are indicative: see the`,
  priceList: 'price list',
  afterPriceList: '.',
  enquiry: 'Send this as an enquiry',
  link: 'Link to this result',
  noMonth: 'What a month costs',
  stop: '.',
}
export type CalculatorWords = typeof en

function partsOf(count: number): string {
  return count === 1 ? 'part' : 'parts'
}

const hi: CalculatorWords = {
  text: 'मैसेज का टेक्स्ट',
  textHint: (longest) =>
    `${longest} कैरेक्टर तक, किसी भी लिपि में; {#var#} जैसा variable भरा हुआ (x) गिना जाता है`,
  try: 'आज़माएँ:',
  examples: { english: 'अंग्रेज़ी', hindi: 'हिन्दी', quotes: 'घुमावदार कोट' },
  route: 'रूट',
  messages: 'महीने में कितने मैसेज',
  badText: 'मैसेज लिखें',
  badMessages: (most) => `महीने के मैसेज 1 से ${grouped(most)} के बीच की संख्या में लिखें`,
  submit: 'पार्ट गिनें',

  noParts: '0 पार्ट।',
  noText: 'मैसेज लिखें या पेस्ट करें, गिनती यहाँ दिखेगी।',
  partsIn: (_count, encoding) => `पार्ट, ${encoding} में`,
  units: (units, capacity, free) =>
    `${units} यूनिट, हर पार्ट में ${capacity} आते हैं, ${free} की जगह बाकी`,
  cut: (longest) => `यहाँ सिर्फ़ पहले ${longest} कैरेक्टर गिने गए हैं।`,
  letters: hindiLetters,
  oneScript: (script) => `${script} में 70 कैरेक्टर आते हैं, 160 नहीं`,
  outside: (count) =>
    `${count} कैरेक्टर GSM‑7 से बाहर ${count === 1 ? 'है' : 'हैं'}, इसलिए पूरा मैसेज Unicode में जाएगा: 70 कैरेक्टर आएँगे, 160 नहीं`,
  more: (count) => `और ${count} कैरेक्टर, `,
  withPlain: (parts) => `सादे कैरेक्टर लगाने पर ${parts} पार्ट ${parts === 1 ? 'होगा' : 'होंगे'}:`,
  usePlain: 'सादे कैरेक्टर लगाएँ',

  month: (messages, route) => `महीने में ${grouped(messages)} मैसेज, ${route}`,
  partsAMonth: 'महीने के पार्ट',
  pricePerPart: (from, to) =>
    `एक पार्ट का रेट (महीने में ${to === undefined ? `${grouped(from)} या ज़्यादा पार्ट` : `${grouped(from)} से ${grouped(to)} पार्ट`})`,
  net: 'टैक्स से पहले कुल',
  gst: (percent) => `GST, ${percent}%`,
  total: 'GST समेत कुल',
  terms: (scrubbing, hours) =>
    `${scrubbing && 'DLT scrubbing का चार्ज इसमें शामिल नहीं है। '}${hours}। रेट अनुमानित हैं: पूरी`,
  priceList: 'रेट लिस्ट',
  afterPriceList: ' देखें।',
  enquiry: 'यह हिसाब हमें भेजें',
  link: 'इस हिसाब का लिंक',
  noMonth: 'महीने का ख़र्च',
  stop: '।',
}

export const calculatorWords: Readonly<Record<Language, CalculatorWords>> = { en, hi }
