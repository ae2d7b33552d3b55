import { splitAtReferences } from '#app/models/reference'

/** A text in which no line ends inside a reference. */
export function WholeReferences({ children }: { children: string }) {
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
