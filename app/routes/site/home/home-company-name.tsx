const SIZES = [
  { from: 14, size: 'home-name-longest' },
  { from: 11, size: 'home-name-long' },
]

export function CompanyName({ name }: { name: string }) {
  const words = name.split(/\s+/).map(graphemesOf)
  const longest = Math.max(...words.map((word) => word.length))
  return (
    <span className={`home-name home-name-brand ${sizeOf(longest)}`}>
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
  return <span className={`home-name whitespace-nowrap ${sizeOf(text.length)}`}>{text}</span>
}

function sizeOf(length: number): string {
  return SIZES.find(({ from }) => length >= from)?.size ?? ''
}

function graphemesOf(word: string): string[] {
  return [...new Intl.Segmenter('en').segment(word)].map(({ segment }) => segment)
}
