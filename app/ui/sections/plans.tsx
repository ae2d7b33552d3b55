import { EnquiryLink } from '#app/ui/enquiry-link'
import { Icon } from '#app/ui/icon'
import { SectionFrame, type ViewProps } from './section-frame'

export function Plans({ section, background }: ViewProps<'plans'>) {
  return (
    <SectionFrame section={section} background={background}>
      <ul className="plans max-lg:grid-cols-1 max-lg:grid-rows-none">
        {section.plans.map((plan) => (
          <li
            key={plan.title}
            className={`card ${BESIDE} ${plan.isHighlighted ? 'plan-highlight' : ''}`}
          >
            <h3 className="text-[1.3125rem]">{plan.title}</h3>
            <p className="text-sm text-ink-2">{plan.description}</p>
            <ul className="mt-2 border-y md:max-lg:col-start-2 md:max-lg:row-[1/span_4] md:max-lg:m-0 md:max-lg:border-0 md:max-lg:py-0 border-line max-sm:gap-2">
              {plan.features.map((feature) => (
                <li key={feature}>
                  <Icon name="check" /> {feature}
                </li>
              ))}
            </ul>
            <p className="text-sm text-ink-3">{plan.note}</p>
            <EnquiryLink
              className={`btn mt-2 ${plan.isHighlighted ? 'btn-primary' : 'btn-secondary'}`}
              type={plan.enquiryType}
            >
              {plan.buttonText}
            </EnquiryLink>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

/** On tablets: one plan per row, its features beside its name. */
const BESIDE = 'md:max-lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] md:max-lg:gap-x-12'
