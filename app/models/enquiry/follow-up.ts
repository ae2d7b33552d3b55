import { addDays, dateInWords, dayIn, startOfDay } from '#app/models/company/calendar'
import { type OfficeHours, workingDayFrom } from '#app/models/company/office-hours'

const MAX_DAYS = 730

/** @param day as typed @param today YYYY-MM-DD @returns an error message */
export function followUpError(day: string, today: string): string | undefined {
  if (day === '') return 'Choose a day first.'
  if (startOfDay('UTC', day) === undefined) return 'Write the day as YYYY-MM-DD.'
  const shown = dateInWords(day, today)
  if (day < today) return `${shown} is in the past. Choose today or a later day.`
  if (day > addDays(today, MAX_DAYS)) return `${shown} is more than two years away.`
  return undefined
}

/** @param dueOn YYYY-MM-DD, or empty */
export function followUpOf(dueOn: string, today: string) {
  if (dueOn === '') return undefined
  if (dueOn === today) return { words: 'Follow up today', isOverdue: false }
  const isOverdue = dueOn < today
  const start = isOverdue ? 'Follow-up overdue since' : 'Follow up on'
  return { words: `${start} ${dateInWords(dueOn, today)}`, isOverdue }
}

export type FollowUpChoice = ReturnType<typeof followUpDays>['choices'][number]

export function followUpDays(hours: OfficeHours, now = Date.now()) {
  const today = dayIn(hours.timeZone, now)
  const tomorrow = addDays(today, 1)
  const next = workingDayFrom(hours, tomorrow)
  const choices = [
    { label: next === tomorrow ? 'Tomorrow' : 'Next working day', day: next },
    { label: 'In 3 days', day: workingDayFrom(hours, addDays(today, 3)) },
    { label: 'Next week', day: workingDayFrom(hours, addDays(today, 7)) },
  ]
  const different = choices.filter(
    ({ day }, at) => choices.findIndex((other) => other.day === day) === at,
  )
  return {
    today,
    choices: different.map((choice) => ({ ...choice, shown: dateInWords(choice.day, today) })),
  }
}
