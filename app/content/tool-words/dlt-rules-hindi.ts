import type { dltRules } from '../dlt-rules'

const OPERATORS = 'नवंबर 2026 की स्थिति, ऑपरेटरों के तरीके के अनुसार।'

export const hindiRules: typeof dltRules = {
  header: {
    title: 'Header',
    text: 'Transactional और service मैसेज के लिए छह अक्षर, कुछ कंपनियों के यहाँ तीन से छह; promotional header छह अंकों के होते आए हैं। चलता वही header है जो DLT पर मंज़ूर हुआ है।',
    since: OPERATORS,
  },
  suffix: {
    title: 'Header का suffix',
    text: 'ऑपरेटर ख़ुद जोड़ता है: ‑P promotional, ‑S service, ‑T transactional, ‑G government।',
    since: '6 मई 2025 से (TRAI, TCCCPR में 12 फ़रवरी 2025 का बदलाव)।',
  },
  category: {
    title: 'कैटेगरी',
    text: 'Transactional यानी बैंक का OTP; Service-Implicit यानी अपने ग्राहकों को सूचना; Service-Explicit के लिए सहमति चाहिए; बाकी सब Promotional है।',
    since: 'नवंबर 2026 की स्थिति, DLT के तरीके के अनुसार।',
  },
  brand: {
    title: 'ब्रांड का नाम',
    text: 'मैसेज में भेजने वाले ब्रांड का नाम होना चाहिए।',
    since: OPERATORS,
  },
  variables: {
    title: 'Variable',
    text: '{#var#} लिखें तो 30 कैरेक्टर तक; {#numeric#} जैसे type के साथ 40 तक। Airtel, Jio, Vi और BSNL में type टेक्स्ट के अंदर लिखते हैं, SmartPing और Tata में अलग से।',
    since:
      'type वाले variable: 1 सितंबर 2024 से; नए टेम्पलेट में: 14 जनवरी 2026 से (TRAI का निर्देश, 18 नवंबर 2025)।',
  },
  spaces: {
    title: 'स्पेस',
    text: 'शब्दों के बीच एक ही स्पेस: मैसेज का टेम्पलेट से अक्षर-अक्षर मिलान होता है।',
    since: OPERATORS,
  },
  characters: {
    title: 'जो निशान नहीं चलते',
    text: 'नुकीले ब्रैकेट न लगाएँ, न खोलने वाला, न बंद करने वाला।',
    since: OPERATORS,
  },
  links: {
    title: 'लिंक और नंबर',
    text: 'वेब लिंक, ऐप फ़ाइल और कॉल करने के नंबर पहले DLT पर whitelist कराएँ, नहीं तो मैसेज रुक जाएगा।',
    since: 'लिंक के लिए 1 अक्टूबर 2024 से, फ़ोन नंबर के लिए उसके बाद से।',
  },
  hours: {
    title: 'समय',
    text: 'Promotional और Service-Explicit मैसेज सिर्फ़ 10:00 से 21:00 तक, भारतीय समय से।',
    since: 'DLT पर अक्टूबर 2025 से सख़्ती (error 651)।',
  },
  length: {
    title: 'लंबाई',
    text: 'हर पार्ट का पैसा लगता है: अंग्रेज़ी में 160 कैरेक्टर, हिन्दी में 70; लंबे मैसेज में थोड़े कम।',
    since: '3GPP TS 23.038 और TS 23.040।',
  },
}
