import { graphemesOf } from '#app/models/graphemes'

const SIZES = [
  { from: 14, size: 'home-name-longest' },
  { from: 11, size: 'home-name-long' },
]

/** Scripts from right to left, whose letters join or change order if each is an element. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

export function CompanyName({ name }: { name: string }) {
  const words = name.split(/\s+/).map(graphemesOf)
  const className = `home-name home-name-brand ${sizeOf(Math.max(...words.map(({ length }) => length)))}`
  if (RIGHT_TO_LEFT.test(name))
    return <span className={`${className} tracking-normal`}>{name}</span>
  return (
    <span className={className}>
      <span className="sr-only">{name}</span>
      <span aria-hidden="true">
        {words.map((word, index) => (
          <span key={index}>
            {index > 0 && ' '}
            <span className="home-word">
              {word.map((grapheme, position) => (
                <b key={position}>{grapheme.toUpperCase()}</b>
              ))}
            </span>
          </span>
        ))}
      </span>
    </span>
  )
}

export function NameSuffix({ text }: { text: string }) {
  return <span className={`home-name ${sizeOf(text.length)}`}>{text}</span>
}

function sizeOf(length: number): string {
  return SIZES.find(({ from }) => length >= from)?.size ?? ''
}
