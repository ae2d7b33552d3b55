interface OpeningTimes {
  opensAt: string
  closesAt: string
}

/** An office whose closing time is not after its opening time is open all day. */
export function isOpenAllDay({ opensAt, closesAt }: OpeningTimes): boolean {
  return closesAt <= opensAt || (opensAt === '00:00' && closesAt >= '23:59')
}

/** "09:00 to 17:00" */
export function timesInWords(times: OpeningTimes, write = (time: string) => time): string {
  if (isOpenAllDay(times)) return '24 hours a day'
  return `${write(times.opensAt)} to ${write(times.closesAt)}`
}
