import { showCount } from '#app/models/count'

/** What the desk says while nothing can be sent. */
export function mailNotice(waiting: number): string {
  const messages = waiting === 1 ? '1 message waits' : `${showCount(waiting, true)} messages wait`
  return `Mail is not set up: ${messages}. Set SMTP_URL.`
}
