/** Whom an answer reaches, and what it is about. */
export interface Addressee {
  name: string
  email: string
  phone: string
  isPhoneValid: boolean
  telegramId: string
  reference: string
}

/** A mail with the reference in its subject and a salutation (RFC 6068). */
export function mailHref({ name, email, reference }: Addressee): string {
  const address = encodeURIComponent(email).replace('%40', '@')
  const subject = encodeURIComponent(`Your enquiry ${reference}`)
  const body = encodeURIComponent(`Dear ${name},\r\n\r\n`)
  return `mailto:${address}?subject=${subject}&body=${body}`
}

/** A chat by phone number, which the service wants as digits alone; undefined where the number is not known to be one. */
export function whatsAppHref({ phone, isPhoneValid }: Addressee): string | undefined {
  return isPhoneValid && phone !== '' ? `https://wa.me/${phone.replace(/\D/g, '')}` : undefined
}

/** The chat of a Telegram name, however it was written; undefined where what was typed is no such name. */
export function telegramHref({ telegramId }: Addressee): string | undefined {
  const name = /^(?:(?:https?:\/\/)?t(?:elegram)?\.me\/|@)?([a-z]\w{3,31})\/?$/i.exec(
    telegramId.trim(),
  )?.[1]
  return name && `https://t.me/${name}`
}
