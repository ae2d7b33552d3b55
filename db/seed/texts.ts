import type { RandomSource } from './random'

// Texts of visitors, applicants and staff in English and Hindi; {n} becomes a number.

const ENQUIRIES = [
  'We need OTP messages for {n} logins a day. What would it cost, and how soon can we start?',
  'Please call me about a website with online payment. We have about {n} products.',
  'Our shop wants WhatsApp offers for {n} customers who agreed to them. Do you set up the templates?',
  'Looking for an IVR with three languages and {n} calls a day. Is a toll-free number included?',
  'We have {n} servers in our office and want to move them to the cloud one by one.',
  'Kindly share your rates for {n} promotional SMS a month, with DLT registration.',
  'Do you build Android and iOS apps for clinics? About {n} appointments a week.',
  'Our last agency stopped answering. The site has {n} pages and is slow on phones.',
]
const HINDI_ENQUIRIES = [
  'हमें हर महीने {n} ग्राहकों को संदेश भेजने हैं। कृपया दर बताइए।',
  'दुकान के लिए वेबसाइट चाहिए, लगभग {n} उत्पाद हैं। कब बात हो सकती है?',
  'स्कूल के {n} अभिभावकों को वॉइस कॉल से सूचना देनी है।',
]
const SPAM = [
  'Buy {n} followers today http://cheap.example http://likes.example',
  'We rank your website on page one in {n} days, guaranteed. Reply now.',
]
const MOTIVATIONS = [
  'I have kept a queue of {n} messages a minute alive through a festival weekend, and liked it.',
  'In my last team I moved {n} pages to a design system, one at a time, without a frozen week.',
  'I want to work where a customer hears back the same day. I answered {n} tickets last month.',
  'मैंने {n} छात्रों के लिए एक ऐप बनाया है और अब बड़े काम सीखना चाहता हूँ।',
]
const NOTES = [
  'Called, no answer.',
  'Sent the price list.',
  'Wants to think about it until Monday.',
]

const fill = (random: RandomSource, texts: readonly string[]) =>
  random.pick(texts).replace('{n}', String(10 + random.integer(50_000)))

export const enquiryText = (random: RandomSource, isHindi: boolean) =>
  fill(random, isHindi ? HINDI_ENQUIRIES : ENQUIRIES)
export const spamText = (random: RandomSource) => fill(random, SPAM)
export const motivationText = (random: RandomSource) => fill(random, MOTIVATIONS)
export const noteText = (random: RandomSource) => random.pick(NOTES)
