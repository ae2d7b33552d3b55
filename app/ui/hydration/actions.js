// @ts-nocheck: inlined as raw text, after the declaration of `modules`.
// Preloads the modules of actions: if one fails to load, Remix reloads the page and typed text is lost.
addEventListener('hydrated', () => {
  const whenIdle = window.requestIdleCallback ?? ((work) => setTimeout(work, 50))
  whenIdle(() => {
    for (const href of modules) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
    }
  })
})
