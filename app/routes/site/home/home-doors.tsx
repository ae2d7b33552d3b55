import type { HomePage } from '#app/content/schemas/home'
import { Icon } from '#app/ui/icon'
import { PageLink } from '#app/ui/link'
import { SceneArt } from '#app/ui/scene-art'

export function Doors({ doors }: Pick<HomePage, 'doors'>) {
  return (
    <section className="sec pt-0" aria-label="What we do">
      <div className={`wrap doors grid grid-cols-1 gap-4 ${columnsOf(doors.length)}`}>
        {doors.map((door) => (
          <PageLink
            key={door.href}
            className="door [&_img]:mt-4"
            data-hue={door.hue}
            data-scene={typeof door.scene === 'string' ? door.scene : undefined}
            to={door.href}
          >
            <span className="door-go">
              <Icon name="arrow-up-right" />
            </span>
            <h2>{door.title}</h2>
            <p>{door.text}</p>
            <SceneArt name={door.scene} />
          </PageLink>
        ))}
      </div>
    </section>
  )
}

/** One to six doors fill their rows. */
export function columnsOf(count: number): string {
  if (count === 1) return ''
  if (count === 5) return 'lg:grid-cols-6 lg:[&>a]:col-span-2 lg:[&>a:nth-of-type(n+4)]:col-span-3'
  return count === 2 || count === 4 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'
}
