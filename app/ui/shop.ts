import { createContext, useContext } from 'react'

/** The shop name that a visitor typed on the home page; the scenes of four services show it. */
interface Shop {
  name: string
  header: string
  short: (most: number) => string
}

export const ShopContext = createContext<Shop | undefined>(undefined)

export function useShop(): Shop | undefined {
  return useContext(ShopContext)
}
