import type { Hue, MarketingPage } from '#app/content/page'
import type { Scene } from '#app/content/picture'
import { Icon } from '#app/ui/icon'
import { PageLink } from '#app/ui/link'
import { SceneArt } from '#app/ui/scene-art'
import { SectionHead } from '#app/ui/sections/section-frame'

type ProductsProps = MarketingPage['products'] & {
  tiles: readonly { path: string; name: string; text: string; hue: Hue; scene: Scene }[]
}

const FIRST = ['product-large', 'product-wide', 'product-large', 'product-wide']
/** Number of wide tiles at the end, two in a row, by the tiles left over from rows of three. */
const WIDE_AT_END = [0, 4, 2]

export function tileClassOf(position: number, count: number): string {
  const isAtEnd = count - position <= (WIDE_AT_END[(count - FIRST.length) % 3] ?? 0)
  return FIRST[position] ?? (isAtEnd ? 'product-wide' : '')
}

export function Products({ anchor, title, lead, tiles }: ProductsProps) {
  return (
    <section className="sec" id={anchor}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ul className="products">
          {tiles.map((tile, position) => (
            <li
              key={tile.path}
              className={`product ${tileClassOf(position, tiles.length)}`}
              data-hue={tile.hue}
            >
              <h3 className="wrap-anywhere">
                <PageLink to={tile.path}>
                  <TileName name={tile.name} />
                </PageLink>
              </h3>
              <p>{tile.text}</p>
              <div
                className={
                  FIRST[position] === 'product-large'
                    ? 'product-scene sm:@max-[450px]:[&_.from-right]:-translate-x-[12%]'
                    : 'product-scene plain max-sm:[&_img]:max-h-full'
                }
              >
                <SceneArt name={tile.scene} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function TileName({ name }: { name: string }) {
  const last = name.lastIndexOf(' ') + 1
  return (
    <>
      <span>{name.slice(0, last)}</span>
      <span className="whitespace-nowrap">
        <span className="whitespace-normal">{name.slice(last)}</span> <Icon name="arrow-up-right" />
      </span>
    </>
  )
}
