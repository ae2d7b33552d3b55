declare global {
  /** From snapshot.js: the children of an element or the text of another node; undefined if they are not known. */
  var servedDocument: ReadonlyMap<Node, ChildNode[] | string | null> | undefined
}

/**
 * Undoes what extensions and translators did to the document, because React replaces a document that differs from
 * what it renders, with everything typed in it.
 * @returns puts back what stood beside the served nodes
 */
export function restoreServedDocument(): () => void {
  const restoreFocus = rememberFocus()
  const removed: [added: ChildNode, parent: Node, previous: ChildNode | null][] = []
  for (const [node, content] of servedDocument ?? []) {
    if (!Array.isArray(content)) {
      if (node.nodeValue !== content) node.nodeValue = content
      continue
    }
    // Only what replaces or wraps a served node is not put back.
    const isComplete = content.every((child) => child.parentNode === node)
    for (const added of addedTo(node, content)) {
      if (isComplete) removed.push([added, node, added.previousSibling])
      added.remove()
    }
    insertInOrder(node, content)
  }
  restoreFocus()
  return () => {
    for (const [added, parent, previous] of removed) {
      const isThere = previous?.parentNode === parent
      parent.insertBefore(added, isThere ? previous.nextSibling : parent.firstChild)
    }
  }
}

/** Without those at the end of head and body, which React leaves alone. */
function addedTo(node: Node, content: readonly ChildNode[]): ChildNode[] {
  const served = new Set(content)
  const children = [...node.childNodes]
  const isOpen = node === document.head || node === document.body
  const end = isOpen ? children.findLastIndex((child) => served.has(child)) : children.length
  return children.slice(0, end).filter((child) => !served.has(child))
}

function insertInOrder(node: Node, content: readonly ChildNode[]): void {
  let next = content.at(-1)?.parentNode === node ? (content.at(-1)?.nextSibling ?? null) : null
  for (const child of content.toReversed()) {
    if (child.parentNode !== node || child.nextSibling !== next) node.insertBefore(child, next)
    next = child
  }
}

/** A field loses the focus when it is taken out of an element that wraps it. */
function rememberFocus(): () => void {
  const field = document.activeElement
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  const [start, end] = isText ? [field.selectionStart, field.selectionEnd] : []
  return () => {
    if (!(field instanceof HTMLElement) || field === document.activeElement) return
    field.focus({ preventScroll: true })
    if (!isText) return
    // A field for an email address tells nobody where its caret is.
    if (start === null) getSelection()?.modify('move', 'forward', 'lineboundary')
    else field.setSelectionRange(start ?? null, end ?? null)
  }
}
