import type { Company } from '#app/models/company/company'

export function Director({ quote, name, role, isSample }: Company['directorCaption']) {
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

function monogramOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => word?.slice(0, 1).toUpperCase()).join('')
}

interface TestimonialsProps {
  testimonials: readonly (Omit<Company['testimonials'][number], 'consent'> & { country: string })[]
}

/** Column classes by number of testimonials; three and six keep the default of three columns. */
const COLUMNS: Record<number, string> = {
  1: 'grid-cols-1',
  2: 'grid-cols-2',
  4: 'grid-cols-2',
  5: 'grid-cols-6 lg:[&>li]:col-span-2 lg:[&>li:nth-child(-n+2)]:col-span-3',
}

export function Testimonials({ testimonials }: TestimonialsProps) {
  return (
    <ul
      className={`testimonials max-md:grid-cols-1 md:max-lg:grid-cols-2 md:max-lg:[&>:first-child:nth-last-child(odd)]:col-span-2 ${COLUMNS[testimonials.length] ?? ''}`}
    >
      {testimonials.map((testimonial) => (
        <li key={testimonial.text}>
          <figure className="card h-full">
            <blockquote className="mt-0">{testimonial.text}</blockquote>
            <figcaption className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <span>
                <b>{testimonial.name}</b>
                <small>
                  {testimonial.country} ({testimonial.countryCode})
                </small>
              </span>
              {testimonial.isSample ? <SampleMark /> : <Stars />}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

function Stars() {
  return (
    <span className="text-(--brand-ink)" role="img" aria-label="Five stars">
      ★★★★★
    </span>
  )
}

function SampleMark() {
  return <span className="sample">Sample</span>
}
