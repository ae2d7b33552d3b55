import { SampleMark } from './about-sample-mark'

interface DirectorProps {
  quote: string
  name: string
  role: string
  isSample: boolean
}

/** The director in a sentence and a monogram: nobody's face is made up. */
export function Director({ quote, name, role, isSample }: DirectorProps) {
  return (
    <figure className="director">
      <blockquote>{quote}</blockquote>
      <figcaption>
        <span className="director-monogram" aria-hidden="true">
          {monogramOf(name)}
        </span>
        <span>
          <b>{name}</b>
          {!name.includes(role) && <small>{role}</small>}
        </span>
        {isSample && <SampleMark />}
      </figcaption>
    </figure>
  )
}

/** First letters of the first and the last word. */
function monogramOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => word?.slice(0, 1).toUpperCase()).join('')
}
