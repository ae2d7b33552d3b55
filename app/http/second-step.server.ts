import type { VerifiedAdmin } from '#app/models/account/admin.server'
import {
  findSecondStep,
  issueSecondStep,
  SECOND_STEP_MS,
} from '#app/models/account/second-step.server'
import { site } from '#app/models/company/site.server'
import { hostCookie } from './session-cookie.server'

function ticketCookie() {
  return hostCookie('second-step', site().settings)
}

export async function openSecondStep(adminId: string): Promise<string> {
  const ticket = await issueSecondStep(site().db, adminId)
  return ticketCookie().serialize(ticket, { maxAge: SECOND_STEP_MS / 1000 })
}

export async function findOnSecondStep(request: Request): Promise<VerifiedAdmin | undefined> {
  const ticket: unknown = await ticketCookie().parse(request.headers.get('Cookie'))
  return typeof ticket === 'string' ? findSecondStep(site().db, ticket) : undefined
}

export async function closeSecondStep(): Promise<string> {
  return ticketCookie().serialize('', { maxAge: 0 })
}
