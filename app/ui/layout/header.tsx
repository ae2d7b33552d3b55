import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { Link as LinkData } from '#app/content/fields'
import type { MenuGroup } from '#app/content/schemas/menu'
import { EnquiryLink } from '#app/ui/enquiry-link'
import { Icon } from '#app/ui/icon'
import { MenuLink } from '#app/ui/link'
import { enhanceMenus } from './enhance-menus'
import { Logo } from './logo'
import { MegaPanel } from './mega-panel'

interface HeaderProps {
  menu: readonly MenuGroup[]
  products: readonly LinkData[]
  tools: readonly LinkData[]
  enquiryType: string | undefined
}

export function Header({ menu, products, tools, enquiryType }: HeaderProps) {
  const header = useRef<HTMLElement>(null)
  const location = useLocation()
  const [initialLocation] = useState(location)
  const navigate = useRef(useNavigate())
  useEffect(() => {
    if (header.current) return enhanceMenus(header.current, (href) => navigate.current(href))
  }, [])
  useEffect(() => {
    // A menu opened before hydration stays open.
    if (location === initialLocation) return
    for (const open of header.current?.querySelectorAll('details[open]') ?? [])
      open.removeAttribute('open')
  }, [location, initialLocation])

  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="hd" ref={header}>
        <div className="wrap">
          <Logo />
          <nav className="nav ml-auto gap-0.5 max-lg:hidden" aria-label="Main">
            {menu.map((group) => (
              <details key={group.label} name="nav" data-hover={group.href}>
                <summary className="nav-item" aria-current={isWithin(location, group.href)}>
                  {group.label} <Icon name="chevron-down" size={16} className="turns" />
                </summary>
                <MegaPanel
                  group={group}
                  products={within(group, products)}
                  tools={within(group, tools)}
                  isPlain={location.pathname === '/' || !!isWithin(location, group.href)}
                />
              </details>
            ))}
            <MenuLink className="nav-item flex-none" to="/about">
              About
            </MenuLink>
          </nav>
          <Menu menu={menu} products={products} tools={tools} />
          <EnquiryLink className="btn btn-primary btn-small" type={enquiryType}>
            Enquiry
          </EnquiryLink>
        </div>
      </header>
    </>
  )
}

function Menu({ menu, products, tools }: Pick<HeaderProps, 'menu' | 'products' | 'tools'>) {
  return (
    <details className="group lg:relative" name="nav">
      <summary className="menu-button" aria-label="Menu">
        <span className="max-lg:hidden">Menu</span>
        <Icon name="chevron-down" size={16} className="turns max-lg:hidden" />
        <Icon name="menu" size={22} className="group-open:hidden lg:hidden" />
        <Icon name="x" size={22} className="not-group-open:hidden lg:hidden" />
      </summary>
      <nav className="menu-panel" aria-label="All pages">
        <div className="max-lg:hidden">
          <MenuLink to="/web-development">Web Development</MenuLink>
          <Group label="Digital Marketing" links={products} name="menu-wide" />
          <MenuLink to="/cloud-services">Cloud Service</MenuLink>
        </div>
        <div className="menu-narrow lg:hidden">
          {menu.map((group) => (
            <Group
              key={group.label}
              label={group.label}
              name="menu-narrow"
              links={[
                { label: `All ${group.label.toLowerCase()}`, href: group.href },
                ...group.items,
              ]}
            />
          ))}
          <Group label="Our Products" links={products} name="menu-narrow" />
          <Group label="Tools" links={tools} name="menu-narrow" />
          <MenuLink to="/about">About</MenuLink>
          <MenuLink to="/careers">Careers</MenuLink>
          <MenuLink to="/contact">Contact</MenuLink>
        </div>
      </nav>
    </details>
  )
}

interface GroupProps {
  label: string
  links: readonly LinkData[]
  /** Of groups with the same name only one is open. */
  name: string
}

function Group({ label, links, name }: GroupProps) {
  const { pathname } = useLocation()
  return (
    <details name={name}>
      <summary aria-current={links.some(({ href }) => href === pathname) || undefined}>
        {label} <Icon name="chevron-down" size={18} className="turns" />
      </summary>
      <ul className="wrap-anywhere">
        {links.map((link) => (
          <li key={link.label}>
            <MenuLink to={link.href}>{link.label}</MenuLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

function within({ href }: MenuGroup, links: readonly LinkData[]) {
  return links.filter((link) => link.href.startsWith(`${href}/`))
}

function isWithin({ pathname }: { pathname: string }, href: string): true | undefined {
  return pathname === href || pathname.startsWith(`${href}/`) || undefined
}
