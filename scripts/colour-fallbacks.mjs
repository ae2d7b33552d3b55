import postcss, { list } from 'postcss'

const LIGHT_DARK = /light-dark\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g

/** @type {import('postcss').Plugin} */
export const colourFallbacks = {
  postcssPlugin: 'colour-fallbacks',
  OnceExit(root) {
    removeMixFallbacks(root)
    addLightColours(root)
  },
}

/**
 * Removes Tailwind's colours for browsers without color-mix(), which cannot show the tokens either, written in oklch().
 * @param {import('postcss').Root} root
 */
function removeMixFallbacks(root) {
  root.walkAtRules('supports', (supports) => {
    const [rule, ...others] = supports.nodes ?? []
    const before = supports.prev()
    if (!supports.params.includes('color-mix(') || !rule) return
    const isPair = rule.type === 'rule' && before?.type === 'rule' && !others.length
    if (!isPair || before.selector !== rule.selector) supports.replaceWith(supports.nodes)
    else {
      rule.each((mix) => {
        if (mix.type === 'decl') before.walkDecls(mix.prop, (fallback) => void fallback.remove())
      })
      before.append(rule.nodes)
      supports.remove()
    }
  })
}

/**
 * Shows the light colours in browsers without light-dark(): Safari before 17.5, Chrome before 123, Firefox before 120.
 * The plugin of csstools shows both schemes, but adds custom properties to every rule, which cost all browsers time.
 * @param {import('postcss').Root} root
 */
function addLightColours(root) {
  const copy = root.clone()
  copy.walkDecls((declaration) => {
    const { prop, value } = declaration
    if (prop === 'color-scheme' && value === 'light dark') declaration.value = 'light'
    else if (value.includes('light-dark('))
      declaration.value = value.replace(LIGHT_DARK, (_, pair) => list.comma(pair)[0] ?? '')
    else declaration.remove()
  })
  removeEmpty(copy)
  if (copy.nodes.length === 0) return
  const params = 'not (color: light-dark(red, red))'
  root.append(postcss.atRule({ name: 'supports', params, nodes: copy.nodes }))
}

/** @param {import('postcss').Container} container */
function removeEmpty(container) {
  for (const node of [...(container.nodes ?? [])]) {
    if ('nodes' in node) removeEmpty(node)
    if (node.type !== 'decl' && !('nodes' in node && node.nodes?.length)) node.remove()
  }
}
