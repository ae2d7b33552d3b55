// @ts-nocheck: inlined as it stands, after `modules`.
// Remix reloads a page where the module of an action cannot be loaded, and what is typed is lost.
addEventListener('hydrated', () => {
  const whenIdle = window.requestIdleCallback ?? ((work) => setTimeout(work, 50))
  whenIdle(() => {
    for (const href of modules) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
    }
  })
})
