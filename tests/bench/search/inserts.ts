import { sql } from 'drizzle-orm'

import { createEnquiry } from '#app/models/enquiry/create.server'
import type { Database } from '#db/database.server'
import { measure, sorted, type Times } from './measure'

/** Takes in enquiries as visitors send them, one after the other. */
export function insertMany(db: Database, count: number): Promise<Times> {
  let sent = 0
  return measure(count, () => {
    const sender = `asha.${sent++}.${Date.now()}`
    const input = {
      name: 'Asha Verma',
      email: `${sender}@example.in`,
      desc: `OTP messages for a clinic in Lucknow, ${sender}`,
      phone: '98765 43210',
      countryCode: '',
      companyName: 'Verma Clinic',
      type: 'General',
      telegramId: '',
      callBack: '' as const,
    }
    return createEnquiry(db, input, { type: 'General' })
  })
}

/** One row, one transaction, nothing else: what the disk takes for each. */
export function insertPlain(db: Database, count: number): Times {
  db.run(sql`create table if not exists plain (id integer primary key, text text)`)
  const times: number[] = []
  for (let one = 0; one < count; one++) {
    const begun = performance.now()
    db.run(sql`insert into plain (text) values ('OTP messages for a clinic in Lucknow')`)
    times.push(performance.now() - begun)
  }
  return sorted(times)
}
