import type { DltMessages } from './dlt-messages'

export const hindi: DltMessages = {
  kinds: { P: 'promotional', S: 'service', T: 'transactional', G: 'government' },
  noHeader: 'Header नहीं लिखा है। मैसेज भेजने के लिए DLT पर मंज़ूर header चाहिए।',
  shortHeader: (name) =>
    `“${name}” में छह से कम कैरेक्टर हैं। हर ऑपरेटर का तरीका अलग है: DLT पर जो header मंज़ूर हुआ है, वही लगाएँ।`,
  badHeader: (name) => `“${name}” में न छह अक्षर (A–Z) हैं, न छह अंक (0–9)।`,
  lettersPromotional: (name) =>
    `“${name}” में अक्षर हैं; promotional header छह अंकों के होते आए हैं। हर ऑपरेटर का तरीका अलग है: DLT पर जो मंज़ूर हुआ है, वही लगाएँ।`,
  digitsIn: (name, category) =>
    `“${name}” में अंक हैं, यानी promotional header; ${category} मैसेज छह अक्षर वाले header से जाते हैं।`,
  headerForm: (name, kind) => `“${name}” की बनावट ${kind} header की है।`,

  suffixAdded: (suffix, kind) => `‑${suffix} (${kind}) ऑपरेटर ख़ुद जोड़ेगा; आप इसे रजिस्टर न करें।`,
  suffixUnknown: (suffix) => `‑${suffix} कोई suffix नहीं है: ‑P, ‑S, ‑T या ‑G लगाएँ।`,
  suffixRight: (suffix, kind, category) =>
    `‑${suffix} यानी ${kind}; ${category} मैसेज में यही होना चाहिए।`,
  suffixOpen: (suffix, kind, category) =>
    `‑${suffix} यानी ${kind}: ऑपरेटर से पूछ लें कि ${category} टेम्पलेट में कौन सा लगता है।`,
  suffixGovernment: '‑G सिर्फ़ सरकारी विभागों के लिए है।',
  suffixWrong: (suffix, kind, category, usual) =>
    `‑${suffix} यानी ${kind}, लेकिन ${category} मैसेज में ‑${usual} लगता है।`,

  noTextYet: 'अभी टेक्स्ट नहीं लिखा है, इसलिए कैटेगरी से मिलान नहीं हुआ।',
  bankCode: 'यह बैंक के लेन-देन वाले OTP जैसा ही है।',
  noBankCode: 'यह बैंक के लेन-देन वाले OTP जैसा नहीं लगता; बाकी OTP और सूचनाएँ Service-Implicit में जाती हैं।',
  offer: (word) =>
    `“${word}” ऑफ़र जैसा लगता है: यह सहमति के साथ Service-Explicit में या Promotional में जाएगा।`,
  promotionalCode:
    'Promotional में भेजा OTP 21:00 के बाद नहीं जाता, और सहमति के बिना DND नंबरों पर भी नहीं; Service-Implicit में यह रोक नहीं है।',
  consent: 'सिर्फ़ उन्हीं को भेजें जिनकी सहमति DLT पर दर्ज है।',
  preference: 'DND में दर्ज नंबरों पर यह सिर्फ़ उनकी सहमति से जाता है।',
  noOffer: 'इसमें ऑफ़र जैसा कुछ नहीं है।',

  anyHour: (category) => `${category} मैसेज किसी भी समय जा सकते हैं।`,
  hours: (category, from, to) => `${category} मैसेज भारतीय समय से ${from} से ${to} तक ही जाते हैं`,
  noTime: (hours) => `${hours}; भेजने का समय नहीं लिखा है।`,
  timeAllowed: (time, hours) => `${time} पर भेज सकते हैं: ${hours}।`,
  timeOutside: (time, hours) => `${time} पर नहीं भेज सकते: ${hours}।`,

  notVariable: (quoted) => `${quoted}: variable को {#var#} लिखते हैं।`,
  unknownVariable: (quoted, count) =>
    `${quoted}: ऑपरेटर से पूछ लें कि ${count === 1 ? 'यह type उनके यहाँ चलता है' : 'ये type उनके यहाँ चलते हैं'} या नहीं।`,
  onlyVariables: 'सिर्फ़ variable हैं: टेम्पलेट में पक्के शब्द भी चाहिए।',
  besideVariables: (longest) =>
    `दो variable साथ-साथ हैं, यानी ${longest} से ज़्यादा कैरेक्टर; हर ऑपरेटर इसे मंज़ूर नहीं करता।`,
  manyVariables: (count) => `${count} variable: कुछ ऑपरेटर पाँच या छह से ज़्यादा नहीं लेते।`,
  noVariables: 'कोई variable नहीं: हर मैसेज एक जैसा जाएगा।',
  variables: (count, longest) =>
    `${count} variable, ${count === 1 ? '' : 'हर एक में '}${longest} कैरेक्टर तक भरे जा सकते हैं।`,

  noText: 'अभी टेक्स्ट नहीं लिखा है।',
  tooLong: (longest) => `टेक्स्ट ${longest} कैरेक्टर से लंबा है; बाकी हिस्सा जाँचा नहीं गया।`,
  length: (least, most, encoding, isOpen) =>
    `${encoding} में ${least === most ? most : `${least} से ${most}`} पार्ट${isOpen ? ', variable में क्या भरा है उस पर निर्भर' : ''}।`,
  noBrand: 'ब्रांड का नाम नहीं लिखा है। मैसेज में भेजने वाले का नाम होना चाहिए।',
  brand: (name) => `टेक्स्ट में “${name}” का नाम है।`,
  brandMissing: (name) => `टेक्स्ट में “${name}” का नाम नहीं है।`,
  doubleSpaces: (count) => `${count} जगह दो या ज़्यादा स्पेस एक साथ हैं।`,
  outerSpace: 'पहले शब्द से पहले या आख़िरी शब्द के बाद ख़ाली जगह है।',
  noDoubleSpaces: 'कहीं दो स्पेस एक साथ नहीं हैं।',
  forbidden: (quoted, count) => `${quoted} टेम्पलेट में नहीं ${count === 1 ? 'चलता' : 'चलते'}।`,
  noForbidden: 'टेक्स्ट में ऐसा कोई निशान नहीं है।',

  appFile: (link) => `“${link}” ऐप फ़ाइल है: पहला मैसेज भेजने से पहले इसे whitelist कराएँ।`,
  shortLink: (link) =>
    `“${link}” सबके लिए खुला short link है: short link में आपका header होना चाहिए और वह whitelist होना चाहिए।`,
  dynamicLink: (link) =>
    `पहला मैसेज भेजने से पहले “${link}” को dynamic link की तरह whitelist कराएँ, जिसके आख़िर में “?” होता है।`,
  staticLink: (link) => `पहला मैसेज भेजने से पहले “${link}” को static link की तरह whitelist कराएँ।`,
  numbers: (quoted) => `${quoted}: कॉल करने का नंबर भी whitelist कराना होता है।`,
  tags: (quoted, count) =>
    `${quoted}: ${count === 1 ? 'इसमें' : 'इनमें'} जो भी लिंक या नंबर भरेंगे, उसे DLT पर रजिस्टर कराएँ।`,
  noLinks: 'whitelist कराने के लिए कोई लिंक, ऐप फ़ाइल या फ़ोन नंबर नहीं है।',
}
