// @ts-nocheck: inlined as raw text.
// Stores the nodes and texts of the served document for served-document.ts.
{
  // Elements that extensions add while the page is parsed; the site serves none of these.
  const FOREIGN =
    'style, font, iframe, html > :not(head, body), :not(:defined), [name^=darkreader], [class^=darkreader]'
  const elements = [...document.querySelectorAll('*')]
  const surplus = elements.length - document.documentElement.dataset.elements
  const foreign = new Set(surplus ? elements.filter((element) => element.closest(FOREIGN)) : [])
  if (foreign.size === surplus) {
    window.servedDocument = new Map()
    const walker = document.createTreeWalker(document)
    for (let node = document; node; node = walker.nextNode()) {
      const children = [...node.childNodes].filter((child) => !foreign.has(child))
      if (!foreign.has(node)) servedDocument.set(node, node.nodeValue ?? children)
    }
  }
}
