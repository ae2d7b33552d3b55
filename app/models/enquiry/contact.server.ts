import type { Database } from '#db/database.server'
import { CONTACT_TYPE } from './contact'
import type { ContactInput } from './contact-rules'
import { createEnquiry, type EnquiryOrigin, type Receipt } from './create.server'
import { pickFields } from './enquiry'

/** Stores a contact message as an enquiry of its own type, with its mail, in one transaction. */
export async function createContactMessage(
  db: Database,
  input: ContactInput,
  origin: Omit<EnquiryOrigin, 'type'>,
): Promise<Receipt> {
  const { name, email, message } = input
  return createEnquiry(
    db,
    { name, email, desc: message, type: '', ...pickFields() },
    { ...origin, type: CONTACT_TYPE },
  )
}
