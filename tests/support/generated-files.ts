import { ensureAssets, ensureShareImages } from '../../scripts/prepare.mjs'

/** Icons, fonts and share images, so that one test file runs in a fresh checkout and after a change of the content. */
export default async function makeGeneratedFiles() {
  await ensureAssets()
  await ensureShareImages()
}
