export interface Moment {
  /** YYYY-MM-DD HH:MM */
  at: string
  /** Such as "Today 07:14". */
  when: string
}

export function When({ at, when }: Moment) {
  return (
    <time className="num" dateTime={at} title={at}>
      {when}
    </time>
  )
}
