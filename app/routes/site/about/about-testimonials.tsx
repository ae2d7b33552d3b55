import { SampleMark } from './about-sample-mark'

const STARS = [1, 2, 3, 4, 5]

interface TestimonialsProps {
  testimonials: readonly {
    text: string
    name: string
    country: string
    countryCode: string
    isSample: boolean
  }[]
}

export function Testimonials({ testimonials }: TestimonialsProps) {
  return (
    <ul className="testimonials">
      {testimonials.map((testimonial) => (
        <li key={testimonial.text}>
          <figure className="card">
            <p className="stars">
              {STARS.map((star) => (
                <i key={star} aria-hidden="true" />
              ))}
              <span>5 out of 5</span>
              {testimonial.isSample && <SampleMark />}
            </p>
            <blockquote>{testimonial.text}</blockquote>
            <figcaption>
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
