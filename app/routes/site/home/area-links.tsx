import type { HomePage } from '#app/content/schemas/home'
import { Icon } from '#app/ui/icon'
import { PageLink } from '#app/ui/link'
import { SceneArt } from '#app/ui/scene-art'

export function AreaLinks({ areas }: Pick<HomePage, 'areas'>) {
  return (
    <section className="sec pt-0" aria-label="What we do">
      <div className={`wrap grid grid-cols-1 gap-4 ${columnsOf(areas.length)}`}>
        {areas.map((area) => (
          <PageLink
            key={area.href}
            className="area [&_img]:mt-4"
            data-hue={area.hue}
            data-scene={typeof area.scene === 'string' ? area.scene : undefined}
            to={area.href}
          >
            <span className="area-arrow">
              <Icon name="arrow-up-right" />
            </span>
            <h2>{area.title}</h2>
            <p>{area.text}</p>
            <SceneArt name={area.scene} />
          </PageLink>
        ))}
      </div>
    </section>
  )
}

export function columnsOf(count: number): string {
  if (count === 1) return ''
  if (count === 5) return 'lg:grid-cols-6 lg:[&>a]:col-span-2 lg:[&>a:nth-of-type(n+4)]:col-span-3'
  return count === 2 || count === 4 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'
}
