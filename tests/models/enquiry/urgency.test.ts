import { expect, test } from 'vitest'

import { company } from '#app/models/company/company'
import { callBackWindow, isCallBackNow } from '#app/models/enquiry/urgency'

const office = company.parse({ timeZone: 'Asia/Kolkata', opensAt: '09:00', closesAt: '17:00' })
/** 2 March 2026 is a Monday. */
const at = (text: string) => Date.parse(`2026-03-${text}:00+05:30`)

test('each callback choice is a window of the opening hours', () => {
  expect(callBackWindow('Any time', office)).toEqual({ from: '09:00', to: '17:00' })
  expect(callBackWindow('Morning', office)).toEqual({ from: '09:00', to: '12:00' })
  expect(callBackWindow('Afternoon', office)).toEqual({ from: '12:00', to: '16:00' })
  expect(callBackWindow('Evening', office)).toEqual({ from: '16:00', to: '17:00' })
})

test('a window is cut at closing time, and replaced by the opening hours if it is empty', () => {
  const early = { ...office, opensAt: '07:00', closesAt: '15:00' }
  expect(callBackWindow('Evening', early)).toEqual({ from: '07:00', to: '15:00' })
  expect(callBackWindow('Afternoon', early)).toEqual({ from: '12:00', to: '15:00' })
})

test('a callback is due within its window on a working day', () => {
  expect(isCallBackNow('Morning', office, at('02T11:59'))).toBe(true)
  expect(isCallBackNow('Morning', office, at('02T12:00'))).toBe(false)
  expect(isCallBackNow('Evening', office, at('02T16:30'))).toBe(true)
  expect(isCallBackNow('Any time', office, at('07T11:00'))).toBe(false)
})
