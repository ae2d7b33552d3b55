import { useEffect, useRef, useState } from 'react'

import type { Link } from '#app/content/fields'
import type { Scene } from '#app/content/picture'
import type { MenuGroup } from '#app/content/schemas/menu'
import { Icon } from '#app/ui/icon'
import { MenuLink } from '#app/ui/link'
import { SceneArt } from '#app/ui/scene-art'

interface MegaPanelProps {
  group: MenuGroup
  products: readonly Link[]
  tools: readonly Link[]
  /** True where the page itself shows the scene. */
  isPlain: boolean
}

export function MegaPanel({ group, products, tools, isPlain }: MegaPanelProps) {
  return (
    <div className="mega absolute inset-[72px_0_auto] px-3 pt-2" data-hue={group.hue}>
      <div className="mega-in">
        <ul className="mega-subs grid content-start gap-0.5 p-5">
          {group.items.map((item) => (
            <li key={item.label}>
              <MenuLink to={item.href}>
                <span className="bx size-10">
                  <Icon name={item.icon} />
                </span>
                <span>
                  <b className="block leading-[1.3] font-[620]">{item.label}</b>
                  <small className="block leading-[1.35]">{item.hint}</small>
                </span>
              </MenuLink>
            </li>
          ))}
        </ul>
        <div className="mega-covers border-l border-line px-7 pt-7 pb-6">
          {group.items.map((item) => (
            <div key={item.label}>
              <p className="tag mb-2">{item.label} covers</p>
              <ul>
                {item.covers.map((line) => (
                  <li key={line}>
                    <Icon name="check" size={22} />
                    <span>{line}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="mega-way on-dark">
          <p className="font-display text-h3 leading-tight">{group.feature.title}</p>
          <MenuLink className="link text-white" to={group.feature.link.href}>
            {group.feature.link.label} <Icon name="arrow-right" size={18} />
          </MenuLink>
          <FeatureScene name={isPlain ? undefined : group.scene} />
        </div>
        {products.length > 0 && (
          <div className="col-span-full grid gap-x-6 gap-y-3 border-t border-line bg-(--sunken) px-8 py-5">
            <LinkRow title="Products" links={products} />
            <LinkRow title="Tools" links={tools} />
          </div>
        )}
      </div>
    </div>
  )
}

function LinkRow({ title, links }: { title: string; links: readonly Link[] }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-x-6">
      <p className="tag self-start pt-1.5">{title}</p>
      <ul className="grid grid-cols-5 gap-x-6">
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink
              className="inline-flex min-h-9 items-center font-[560] no-underline hover:underline"
              to={link.href}
            >
              {link.label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Renders when the menu first opens, so that pages do not contain the scenes of closed menus. */
function FeatureScene({ name }: { name: Scene | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  const [isOpened, setIsOpened] = useState(false)
  useEffect(() => {
    const panel = box.current?.closest('details')
    const update = () => panel?.open && setIsOpened(true)
    update()
    panel?.addEventListener('toggle', update)
    return () => panel?.removeEventListener('toggle', update)
  }, [])
  return (
    <div className="mega-scene" ref={box} aria-hidden="true">
      {isOpened && name && <SceneArt name={name} />}
    </div>
  )
}
