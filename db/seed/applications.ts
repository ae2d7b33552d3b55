import { consent } from '#app/content/consent'
import roles from '#app/content/roles'
import { EXPERIENCES, GENDERS, yearsOf } from '#app/models/application/application'
import { applicationText } from '#app/models/application/search-text.server'
import { SEQS_PER_MS } from '#app/models/application/seq.server'
import { emailKey } from '#app/models/email'
import { hashOf } from '#app/models/identifier.server'
import type { Connection } from '#db/sqlite/connection.server'
import type { Plan } from './enquiries'
import { idAt, reference } from './keys'
import { makePerson } from './people'
import type { RandomSource } from './random'
import type { resumeStore } from './resumes'
import { motivationText } from './texts'

const ROLES = roles.roles.map(({ name }) => name)

/** Inserts applications, each with a resume; one in twenty is by the previous applicant. */
export function fillApplications(
  db: Connection,
  random: RandomSource,
  plan: Plan,
  store: ReturnType<typeof resumeStore>,
): void {
  const insert =
    db.prepare(`insert into applications (seq, id, reference, full_name, email, email_key, phone,
    phone_key, gender, job_role, experience, experience_years, motivation, search, resume_file, resume_name, resume_type,
    resume_bytes, resume_hash, content_hash, consent_version, created_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'pdf', ?, ?, ?, '${consent.version}', ?)`)
  const step = (plan.until - plan.from) / plan.count
  let person = makePerson(random)
  let seq = 0
  for (let at = 0; at < plan.count; at++) {
    const createdAt = Math.floor(
      plan.from + at * step + random.integer(Math.max(1, Math.floor(step))),
    )
    seq = Math.max(seq + 1, createdAt * SEQS_PER_MS)
    if (!random.likely(0.05)) person = makePerson(random)
    const { name, email, phone } = person
    const role = random.pick(ROLES)
    const gender = random.pick(GENDERS)
    const experience = random.pick(EXPERIENCES)
    const id = idAt(random, createdAt)
    const resume = store(role, id)
    const motivation = motivationText(random)
    insert.run(
      seq,
      id,
      reference('JOB', plan.seed, at),
      name,
      email,
      emailKey(email),
      phone,
      phone,
      gender,
      role,
      experience,
      yearsOf(experience),
      motivation,
      applicationText({ fullName: name, email, phone, experience, jobRole: role, gender }),
      resume.file,
      `${email.split('@', 1)[0]}.pdf`,
      resume.bytes,
      resume.hash,
      hashOf({ email, motivation, at }),
      createdAt,
    )
  }
}
