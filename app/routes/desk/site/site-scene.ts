import type { LoaderFunctionArgs } from '@remix-run/node'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { problem } from '#app/http/problem.server'
import { requireEditor } from '#app/routes/desk/site/editor.server'
import rules from '#app/styles/scenes.css?raw'
import tokens from '#app/styles/tokens.css?raw'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireEditor(request)
  const svg = await drawScene(params['*'] ?? '')
  if (svg === undefined) throw problem(404, 'There is no such drawing')
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'private, max-age=3600' },
  })
}

const files = import.meta.glob<Record<string, ComponentType>>('../../../ui/scenes/*.tsx')

async function drawScene(name: string): Promise<string | undefined> {
  const file = `../../../ui/scenes/${name}.tsx`
  const load = Object.hasOwn(files, file) ? files[file] : undefined
  const [Drawing] = Object.values((await load?.()) ?? {})
  if (!Drawing) return undefined
  const style = `<style>${withoutFonts(tokens)}${rules}</style>`
  return renderToStaticMarkup(createElement(Drawing))
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" data-hue="brand" ')
    .replace('>', `>${style}`)
}

/** The fonts are at the start of the file. */
const withoutFonts = (css: string) => css.slice(css.indexOf('}', css.lastIndexOf('@font-face')) + 1)
