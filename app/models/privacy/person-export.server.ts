import { toApplication } from '#app/models/application/application'
import { pickFields } from '#app/models/enquiry/enquiry'
import type { Database } from '#db/database.server'
import { findPerson, type Person } from './person.server'
import type { PersonKey } from './person-key.server'

/** Excludes staff names, keys and hashes. */
export async function exportPerson(db: Database, key: PersonKey, now = Date.now()) {
  const person = await findPerson(db, key)
  return {
    exportedAt: instant(now),
    foundBy: key.kind,
    enquiries: person.enquiries.map((row) => ({
      reference: row.reference,
      name: row.name,
      email: row.email,
      ...pickFields(row),
      phoneTyped: row.phoneTyped,
      type: row.type,
      description: row.desc,
      status: row.status,
      flaggedAsSpam: row.isSpam,
      spamReasons: row.spamReasons,
      source: row.source,
      consentVersion: row.consentVersion,
      receivedAt: instant(row.createdAt),
      updatedAt: instant(row.updatedAt),
      history: person.events.filter((event) => event.enquiryId === row.id).map(toHistory),
    })),
    applications: person.applications.map((row) => {
      const { _id, resumeName: name, resumeBytes: bytes, createdAt, ...sent } = toApplication(row)
      const events = person.applicationEvents.filter((event) => event.applicationId === _id)
      return {
        ...sent,
        consentVersion: row.consentVersion,
        receivedAt: createdAt,
        inBinSince: instantOrNull(row.deletedAt),
        resume: { name, type: row.resumeType, bytes, download: `/careers/downloadResume/${_id}` },
        history: events.map(toHistory),
      }
    }),
    mails: person.mails.map((row) => ({
      kind: row.kind,
      to: row.toAddress === '' ? 'staff' : 'the person',
      subject: row.subject,
      text: row.text,
      state: row.state,
      queuedAt: instant(row.createdAt),
      sentAt: instantOrNull(row.sentAt),
    })),
    receivedMails: person.received.map((row) => ({
      kind: row.kind,
      from: row.fromAddress,
      name: row.fromName,
      subject: row.subject,
      text: row.text,
      receivedAt: instant(row.createdAt),
      attachments: person.receivedFiles
        .filter((file) => file.mailId === row.id)
        .map(({ id, name, type, bytes }) => ({
          name,
          type,
          bytes,
          download: `/admin/inbox/files/${id}`,
        })),
    })),
    bounces: person.bounces.map((row) => ({
      address: row.emailKey,
      reason: row.reason,
      at: instant(row.createdAt),
    })),
    webhookDeliveries: person.webhookDeliveries.map((row) => ({
      event: row.event,
      body: row.body,
      state: row.state,
      queuedAt: instant(row.createdAt),
      sentAt: instantOrNull(row.sentAt),
    })),
  }
}

function toHistory(event: Person['events'][number] | Person['applicationEvents'][number]) {
  const { kind, from, to, note, createdAt } = event
  const at = instant(createdAt)
  if (kind === 'assignment') return { kind, at }
  return note === '' ? { kind, from, to, at } : { kind, note, at }
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

const instantOrNull = (milliseconds: number | null) =>
  milliseconds === null ? null : instant(milliseconds)
