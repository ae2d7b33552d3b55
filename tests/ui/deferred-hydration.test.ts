import { expect, test } from 'vitest'

import { deferModules } from '#app/http/document.server'

test('preloads and the module script of Remix are deferred, other scripts are not', () => {
  const html = [
    '<link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/>',
    '<script nonce="n">data()</script>',
    '<script nonce="n" type="module" async="">import "/a.js"</script>',
    '<script type="module">stranger()</script>',
  ].join('')
  expect(deferModules(html, 'n')).toBe(
    [
      '<link rel="deferred" href="/a.js"/><link rel="stylesheet" href="/a.css"/>',
      '<script nonce="n">data()</script>',
      '<script nonce="n" type="deferred" async="">import "/a.js"</script>',
      '<script type="module">stranger()</script>',
    ].join(''),
  )
})
