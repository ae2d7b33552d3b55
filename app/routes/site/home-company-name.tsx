/** The company's name, letter by letter for the eye; whole for everything that reads. */
export function CompanyName({ name }: { name: string }) {
  const letters = [...new Intl.Segmenter('en').segment(name)]
  return (
    <span className="home-name home-name-brand">
      <span className="sr-only">{name}</span>
      <span aria-hidden="true">
        {letters.map(({ segment, index }) =>
          segment === ' ' ? ' ' : <b key={index}>{segment.toUpperCase()}</b>,
        )}
      </span>
    </span>
  )
}
