declare global {
  /** From snapshot.js: the child nodes of each element, the text of each other node. Undefined if unknown. */
  var servedDocument: ReadonlyMap<Node, ChildNode[] | string | null> | undefined
}

/**
 * Undoes the changes of extensions and translators, because React replaces a document that differs from its render
 * and typed text is lost.
 * @returns a function that puts the added nodes back
 */
export function restoreServedDocument(): () => void {
  const restoreFocus = rememberFocus()
  const removed: [added: ChildNode, parent: Node, previous: ChildNode | null][] = []
  for (const [node, content] of servedDocument ?? []) {
    if (!Array.isArray(content)) {
      if (node.nodeValue !== content) node.nodeValue = content
      continue
    }
    if (isUnchanged(node, content)) continue
    // Nodes that replace or wrap a served node are not put back.
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

/** Most nodes are, and comparing is much cheaper than restoring. */
function isUnchanged({ childNodes }: Node, content: readonly ChildNode[]): boolean {
  if (childNodes.length !== content.length) return false
  return content.every((child, index) => childNodes[index] === child)
}

/** Excludes nodes at the end of head and body, which React ignores. */
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

/** A field loses the focus when it is moved out of an element that wraps it. */
function rememberFocus(): () => void {
  const field = document.activeElement
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  const [start, end] = isText ? [field.selectionStart, field.selectionEnd] : []
  return () => {
    if (!(field instanceof HTMLElement) || field === document.activeElement) return
    field.focus({ preventScroll: true })
    if (!isText) return
    // An email field does not report its caret position.
    if (start === null) getSelection()?.modify('move', 'forward', 'lineboundary')
    else field.setSelectionRange(start ?? null, end ?? null)
  }
}
