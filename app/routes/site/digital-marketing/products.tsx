import type { Hue } from '#app/content/page'
import type { Scene } from '#app/content/picture'
import { Icon } from '#app/ui/icon'
import { PageLink } from '#app/ui/link'
import { SceneArt } from '#app/ui/scene-art'
import { SectionHead } from '#app/ui/sections/section-frame'

interface ProductsProps {
  anchor: string
  title: string
  lead: string
  tiles: readonly { path: string; name: string; text: string; hue: Hue; scene: Scene }[]
}

const SHAPES = ['product-large', 'product-wide', 'product-large', 'product-wide']

export function Products({ anchor, title, lead, tiles }: ProductsProps) {
  return (
    <section className="sec pb-0" id={anchor}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ul className="products">
          {tiles.map((tile, position) => (
            <li key={tile.path} className={`product ${SHAPES[position] ?? ''}`} data-hue={tile.hue}>
              <h3>
                <PageLink to={tile.path}>{tile.name}</PageLink> <Icon name="arrow-up-right" />
              </h3>
              <p>{tile.text}</p>
              <div
                className={
                  SHAPES[position] === 'product-large' ? 'product-scene' : 'product-scene plain'
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
