import type { ReactNode } from 'react'

import { readShopName, shortShopName } from '#app/models/messaging/shop-name'
import { exampleHeader } from '#app/models/messaging/sms-header'
import { ShopContext } from '#app/ui/shop'

/** From the address, where the home page puts it; no other place keeps it. */
export function shopNameFor({ channel }: { channel: string }, request: Request): string {
  if (channel !== 'messaging') return ''
  return readShopName(new URL(request.url).searchParams.get('name'))
}

export function NamedShop({ name, children }: { name: string; children: ReactNode }) {
  const shop = name
    ? { name, header: exampleHeader(name), short: (most: number) => shortShopName(name, most) }
    : undefined
  return <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>
}
