import { lazy } from 'react'

/** Each is on one page only, so it is loaded there alone. */
export const signatureViews = {
  auction: lazy(async () => ({ default: (await import('./signatures/auction')).Auction })),
  audience: lazy(async () => ({ default: (await import('./signatures/audience')).Audience })),
  'call-storyline': lazy(async () => ({
    default: (await import('./signatures/call-storyline')).CallStoryline,
  })),
  'chat-thread': lazy(async () => ({
    default: (await import('./signatures/chat-thread')).ChatThread,
  })),
  complaint: lazy(async () => ({ default: (await import('./signatures/complaint')).Complaint })),
  crops: lazy(async () => ({ default: (await import('./signatures/crops')).Crops })),
  keypad: lazy(async () => ({ default: (await import('./signatures/keypad')).Keypad })),
  'lead-path': lazy(async () => ({ default: (await import('./signatures/lead-path')).LeadPath })),
  'sms-report': lazy(async () => ({
    default: (await import('./signatures/sms-report')).SmsReport,
  })),
  storyboard: lazy(async () => ({ default: (await import('./signatures/storyboard')).Storyboard })),
}
