import { splitAtReferences } from '#app/models/text'

/** The subject of an email, without a line break inside a reference. */
export function MailSubject({ children }: { children: string }) {
  return splitAtReferences(children).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <bdi className="whitespace-nowrap" key={part}>
        {part}
      </bdi>
    ),
  )
}
