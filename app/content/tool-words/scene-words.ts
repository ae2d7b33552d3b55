import type { Language } from '../language'

const hi = {
  'A text message cut into two parts, with its typographic quotes marked':
    'दो पार्ट में बँटा एक मैसेज, जिसमें घुमावदार कोट अलग दिखाए गए हैं',
  'Our “Diwali” sale': 'हमारी “दिवाली” सेल',
  'starts on Friday': 'शुक्रवार से शुरू',
  of: '/',

  'A message template with variables, and a list of rules that are ticked off':
    'Variable वाला एक टेम्पलेट, और नियमों की सूची जिसमें सब पर सही का निशान है',
  Dear: 'प्रिय',
  'your order': 'आपका ऑर्डर',
  'is packed.': 'पैक हो गया।',
  'Aravalli Stores': 'अरावली स्टोर्स',
  'Brand name': 'ब्रांड का नाम',
  Variables: 'Variable',
  Hours: 'समय',

  'A QR code next to a chat whose first line is already typed':
    'QR कोड, और उसके पास एक चैट जिसकी पहली लाइन पहले से लिखी है',
  'Blue saree in stock?': 'नीली साड़ी मिलेगी?',
  'Yes, in two lengths.': 'जी हाँ, दो साइज़ में।',
}

export const sceneWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  hi,
}
