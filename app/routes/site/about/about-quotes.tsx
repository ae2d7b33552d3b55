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

const STARS = [1, 2, 3, 4, 5]

interface TestimonialsProps {
  testimonials: readonly (Company['testimonials'][number] & { country: string })[]
}

export function Testimonials({ testimonials }: TestimonialsProps) {
  return (
    <ul className="testimonials max-lg:grid-cols-1">
      {testimonials.map((testimonial) => (
        <li key={testimonial.text}>
          <figure className="card h-full">
            <p className="stars">
              {STARS.map((star) => (
                <i key={star} aria-hidden="true" />
              ))}
              <span className="ml-1.5">5 out of 5</span>
              {testimonial.isSample && <SampleMark />}
            </p>
            <blockquote>{testimonial.text}</blockquote>
            <figcaption className="mt-auto">
              <b>{testimonial.name}</b>
              <small>
                {testimonial.country} ({testimonial.countryCode})
              </small>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

function SampleMark() {
  return <span className="sample">Sample</span>
}
