import type { Link as LinkData } from '#app/content/fields'
import type { Hero as HeroContent } from '#app/content/page'
import { ContentLink } from '#app/ui/enquiry-link'
import { Icon } from '#app/ui/icon'
import { fittedHeadline, wholeWords } from '#app/ui/line-breaks'
import { PageLink } from '#app/ui/link'
import { SceneArt } from '#app/ui/scene-art'
import { useShop } from '#app/ui/shop'

interface HeroProps extends HeroContent {
  trail: readonly LinkData[]
  name: string
}

export function Hero({ title, lead, scene, facts = [], actions, trail, name }: HeroProps) {
  const shop = useShop()
  return (
    <section className="hero" aria-label={name}>
      <div className="wrap">
        <div>
          <Breadcrumb trail={trail} name={name} />
          <h1>{fittedHeadline(title)}</h1>
          <p className="lead">{wholeWords(lead)}</p>
          {actions.length > 0 && (
            <div className="acts">
              {actions.map((action, position) => (
                <ContentLink
                  key={action.label}
                  className={`btn ${position === 0 ? 'btn-white' : 'btn-ghost'}`}
                  href={action.href}
                  isDownload={action.isDownload}
                >
                  {action.isDownload && <Icon name="download" size={18} />} {action.label}
                </ContentLink>
              ))}
            </div>
          )}
          {facts.length > 0 && (
            <dl className="facts">
              {facts.map((fact) => (
                <div key={fact.label}>
                  <dt>{wholeWords(fact.label)}</dt>
                  <dd>{fact.value}</dd>
                </div>
              ))}
            </dl>
          )}
          {shop && (
            <p className="mt-5 text-sm text-white/85 [overflow-wrap:anywhere]">
              {`The drawing shows “${shop.name}” as an example. Nothing was sent.`}
            </p>
          )}
        </div>
        <div className="hero-art">
          <SceneArt name={scene} isFirst />
        </div>
      </div>
    </section>
  )
}

function Breadcrumb({ trail, name }: Pick<HeroProps, 'trail' | 'name'>) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumb">
        {trail.map((page) => (
          <li key={page.href} className="flex gap-2">
            <PageLink className="text-link" to={page.href}>
              {page.label}
            </PageLink>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  )
}
