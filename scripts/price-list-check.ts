import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

import { parsePriceList } from '../app/models/messaging/price-list-csv.server'

export function priceListCheck(file: string): Plugin {
  return {
    name: 'price-list-check',
    apply: 'build',
    buildStart() {
      try {
        parsePriceList(readFileSync(file, 'utf8'))
      } catch (error) {
        this.error(`${file}, ${error instanceof Error ? error.message : error}`)
      }
    },
  }
}
