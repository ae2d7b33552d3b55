/** Words longer than ten letters are set smaller so that none is broken. */
const SIZES = [
  { from: 14, size: 'home-name-longest' },
  { from: 11, size: 'home-name-long' },
]

/** Animated letter by letter; assistive technology reads the whole name. */
export function CompanyName({ name }: { name: string }) {
  const words = name.split(/\s+/).map(lettersOf)
  const longest = Math.max(...words.map((word) => word.length))
  const size = SIZES.find(({ from }) => longest >= from)?.size ?? ''
  return (
    <span className={`home-name home-name-brand ${size}`}>
      <span className="sr-only">{name}</span>
      <span aria-hidden="true">
        {words.map((word, at) => (
          <span key={at}>
            {at > 0 && ' '}
            <span className="home-word">
              {word.map((letter, position) => (
                <b key={position}>{letter.toUpperCase()}</b>
              ))}
            </span>
          </span>
        ))}
      </span>
    </span>
  )
}

function lettersOf(word: string): string[] {
  return [...new Intl.Segmenter('en').segment(word)].map(({ segment }) => segment)
}
