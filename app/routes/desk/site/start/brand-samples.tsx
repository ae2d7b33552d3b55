import type { brandReport } from '#app/models/company/brand.server'
import { LogoMark } from '#app/ui/layout/logo'

type Report = ReturnType<typeof brandReport>

export function BrandContrast({ report }: { report: Report }) {
  const { brand, light, dark, isDarkened, contrast, lightContrast, needed } = report
  return (
    <p className="my-5 max-w-xl" role="status">
      <span>
        {isDarkened
          ? `Your colour is darkened to ${light}, because white text on ${brand} has a contrast of ${contrast} to 1 and needs ${needed}. On ${light} it has ${lightContrast}.`
          : `Your colour is used as it is: white text on it has a contrast of ${contrast} to 1, and ${needed} is needed.`}
      </span>{' '}
      {dark !== light && <span>{`In the dark theme buttons are ${dark}.`}</span>}
    </p>
  )
}

const THEMES = [
  { title: 'Light theme', className: 'scheme-light' },
  { title: 'Dark theme', className: 'scheme-dark' },
]

export function BrandSamples({ colour, name }: { colour: string; name: string }) {
  return (
    <>
      <link
        rel="stylesheet"
        href={`/admin/site/brand/colours?colour=${encodeURIComponent(colour)}`}
      />
      <h2 className="mb-3 text-h4">Samples</h2>
      <div className="grid cursor-default gap-5 rounded-(--r-lg) bg-(--sunken) p-4 select-none sm:p-5 lg:grid-cols-2">
        {THEMES.map(({ title, className }) => (
          <section
            key={title}
            aria-label={title}
            className={`brand-sample rounded-(--r-md) border border-line bg-(--paper) p-5 text-(--ink) ${className}`}
          >
            <h3 className="mb-4 text-base">{title}</h3>
            <p className="mb-4 flex items-center gap-3 text-lg font-semibold [&_svg]:size-10">
              <LogoMark name={name} /> <span>{name}</span>
            </p>
            <p className="mb-4 flex flex-wrap gap-3">
              <span className="btn btn-primary pointer-events-none">Send an enquiry</span>
              <span className="btn btn-secondary pointer-events-none">Learn more</span>
            </p>
            <p className="mb-4">
              Text on the page with <span className="text-link text-(--brand-ink)">a link</span> in
              it.
            </p>
            <p className="mb-4 rounded-(--r-md) bg-(--brand-tint) p-3">
              Text on the tint, with <span className="text-link text-(--brand-ink)">a link</span>.
            </p>
            <p className="rounded-(--r-md) bg-linear-to-r from-(--brand-g1) to-(--brand-g3) p-3 font-semibold text-white">
              White text on the gradient
            </p>
          </section>
        ))}
      </div>
    </>
  )
}
