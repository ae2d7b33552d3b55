import type { RandomSource } from './random'

// Visitors of a company in Lucknow: names in Latin and Devanagari script, each with its form in an email address.

const FIRST =
  `Asha Imran Meera Rahul Priya Anil Sunita Vikram Neha Rohan Kavita Arjun Divya Sanjay Pooja Amit Ritu Deepak
Anjali Manish Farah Zoya Kabir Ishaan Lakshmi Venkat Suresh Geeta Harpreet Gurdeep Fatima Salman Joseph Mary Tenzin Bhavna
Nikhil Shreya Aditya Swati Mohan Rekha Yusuf Ayesha Karan Simran Tarun Nandini Ravi Usha`.split(
    /\s+/,
  )
const LAST =
  `Verma Khan Rao Kumar Sharma Gupta Singh Patel Reddy Nair Iyer Das Bose Mehta Joshi Chauhan Yadav Mishra
Tiwari Srivastava Ansari Siddiqui Pandey Dubey Agarwal Jain Kapoor Malhotra Chatterjee Banerjee Naidu Pillai D’Souza
Fernandes Müller O’Neil`.split(/\s+/)
const HINDI_FIRST: readonly (readonly [string, string])[] = [
  ['राहुल', 'rahul'],
  ['सीता', 'sita'],
  ['अमित', 'amit'],
  ['पूजा', 'pooja'],
  ['इमरान', 'imran'],
  ['गीता', 'geeta'],
  ['मोहन', 'mohan'],
  ['श्रेया', 'shreya'],
]
const HINDI_LAST: readonly (readonly [string, string])[] = [
  ['वर्मा', 'verma'],
  ['शर्मा', 'sharma'],
  ['कुमार', 'kumar'],
  ['सिंह', 'singh'],
  ['गुप्ता', 'gupta'],
  ['ख़ान', 'khan'],
  ['मिश्रा', 'mishra'],
]
const MAILBOXES = [
  'gmail.com',
  'gmail.com',
  'gmail.com',
  'yahoo.in',
  'outlook.com',
  'rediffmail.com',
]
const FIRMS =
  `Verma Clinic|Ganga Textiles|Awadh Sweets|Bright Minds School|Gomti Travels|Kisan Agro|Nawab Furnishings
|Sharma & Sons|Saraswati Books|City Diagnostics|Metro Hardware|Green Leaf Organics|Skyline Realty|Pixel Print House`
    .split('|')
    .map((firm) => firm.trim())

export function makePerson(random: RandomSource) {
  const isHindi = random.likely(0.12)
  const [first, last] = isHindi
    ? [random.pick(HINDI_FIRST), random.pick(HINDI_LAST)]
    : [latin(random.pick(FIRST)), latin(random.pick(LAST))]
  const firm = random.likely(0.6) ? random.pick(FIRMS) : ''
  const host =
    firm !== '' && random.likely(0.5) ? `${ascii(firm)}.example.in` : random.pick(MAILBOXES)
  const number = random.likely(0.7) ? String(random.integer(3000)) : ''
  const mark = random.pick(['.', '', '_'])
  return {
    name: `${first[0]} ${last[0]}`,
    email: `${first[1]}${mark}${last[1]}${number}@${host}`,
    phone: `+91${random.pick(['6', '7', '8', '9'])}${String(random.integer(1e9)).padStart(9, '0')}`,
    firm,
    isHindi,
  }
}

const latin = (name: string): readonly [string, string] => [name, ascii(name)]

const ascii = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
