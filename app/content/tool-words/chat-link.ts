import type { Language } from '../language'

const en = {
  phone: 'WhatsApp number',
  country: 'Country of the phone number',
  text: 'First line of the chat',
  textHint: (longest: number) =>
    `Up to ${longest} characters; the customer can change it before sending`,
  submit: 'Make link and QR code',
  errors: {
    noPhone: 'Phone is required',
    longPhone: (longest: number) => `Phone must be at most ${longest} characters`,
    badPhone: 'This is not a phone number in the chosen country',
    longText: (longest: number) => `First line must be at most ${longest} characters`,
  },

  empty: 'Enter your number and press the button; your link and QR code appear here.',
  opens: (phone: string) => `Opens a chat with ${phone}`,
  ready: 'Your link and QR code are ready.',
  code: (phone: string) => `QR code that opens a WhatsApp chat with ${phone}`,
  size: (modules: number, cm: number) =>
    `${modules} by ${modules} squares: print it at least ${cm} cm wide, dark on white.`,
  saveSvg: 'Save as SVG',
  savePng: 'Save as PNG',
  copy: 'Copy link',
  share: 'Share',
  copied: 'Link copied',
  saved: 'PNG saved',
  failed: 'This did not work in your browser.',
}
export type ChatLinkWords = typeof en

const hi: ChatLinkWords = {
  phone: 'WhatsApp नंबर',
  country: 'फ़ोन नंबर किस देश का है',
  text: 'चैट की पहली लाइन',
  textHint: (longest) => `${longest} कैरेक्टर तक; ग्राहक इसे बदल भी सकता है`,
  submit: 'लिंक और QR कोड बनाएँ',
  errors: {
    noPhone: 'फ़ोन नंबर लिखें',
    longPhone: (longest) => `फ़ोन नंबर ${longest} कैरेक्टर से लंबा नहीं हो सकता`,
    badPhone: 'चुने हुए देश में ऐसा फ़ोन नंबर नहीं होता',
    longText: (longest) => `पहली लाइन ${longest} कैरेक्टर से लंबी नहीं हो सकती`,
  },

  empty: 'अपना नंबर लिखकर बटन दबाएँ; लिंक और QR कोड यहाँ दिखेगा।',
  opens: (phone) => `${phone} के साथ चैट खुलेगी`,
  ready: 'आपका लिंक और QR कोड तैयार है।',
  code: (phone) => `QR कोड, जिससे ${phone} के साथ WhatsApp चैट खुलती है`,
  size: (modules, cm) => `${modules} × ${modules} खाने: कम से कम ${cm} cm चौड़ा छापें, सफ़ेद पर गहरे रंग में।`,
  saveSvg: 'SVG सेव करें',
  savePng: 'PNG सेव करें',
  copy: 'लिंक कॉपी करें',
  share: 'शेयर करें',
  copied: 'लिंक कॉपी हो गया',
  saved: 'PNG सेव हो गया',
  failed: 'आपके ब्राउज़र में यह नहीं हो पाया।',
}

export const chatLinkWords: Readonly<Record<Language, ChatLinkWords>> = { en, hi }
