import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/**
 * A translator replaces each text node by an element. React changes, removes or inserts before the node it made, so
 * a text that may change must be the only child of its element.
 */
function sharedTexts(program: ts.Program, file: ts.SourceFile): string[] {
  const checker = program.getTypeChecker()
  const found: string[] = []
  const report = (node: ts.Node) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${line + 1}: ${node.getText().split('\n')[0]}`)
  }
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) => isElement(child) || wordsOf(child) !== '')
      if (children.length > 1)
        children.forEach((child, at) => {
          if (!ts.isJsxExpression(child) || !child.expression || wordsOf(child)) return
          const type = checker.getTypeAtLocation(child.expression)
          const next = children[at + 1]
          if (mayBeText(type) || (mayBeAbsent(type) && next && wordsOf(next))) report(child)
        })
    }
    if (ts.isFunctionLike(node)) twins(returnsOf(node)).forEach(report)
    if (ts.isConditionalExpression(node)) twins([node.whenTrue, node.whenFalse]).forEach(report)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Of a child whose text is written here; a translator leaves white space alone. */
function wordsOf(child: ts.JsxChild): string | undefined {
  if (ts.isJsxText(child)) return child.text.trim()
  const { expression } = ts.isJsxExpression(child) ? child : {}
  return expression && ts.isStringLiteralLike(expression) ? expression.text.trim() : undefined
}
const isElement = (child: ts.JsxChild) => wordsOf(child) === undefined

function returnsOf(node: ts.Node): ts.Expression[] {
  const found: ts.Expression[] = []
  const visit = (part: ts.Node) => {
    if (ts.isReturnStatement(part) && part.expression) found.push(part.expression)
    if (!ts.isFunctionLike(part)) ts.forEachChild(part, visit)
  }
  ts.forEachChild(node, visit)
  return found
}

/** React fills the element of one with the children of the other, unless they have keys. */
function twins(alternatives: ts.Expression[]): ts.Node[] {
  const opening = alternatives.flatMap((alternative) => {
    const inner = ts.isParenthesizedExpression(alternative) ? alternative.expression : alternative
    return ts.isJsxElement(inner) ? [inner.openingElement] : []
  })
  const keyless = opening.filter((tag) => !tag.attributes.getText().includes('key='))
  return keyless.filter((tag, at) =>
    keyless.some((other, place) => place < at && other.tagName.getText() === tag.tagName.getText()),
  )
}

const parts = (type: ts.Type) => (type.isUnion() ? type.types : [type])
const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike
const NOTHING = ts.TypeFlags.BooleanLike | ts.TypeFlags.Null | ts.TypeFlags.Undefined
const isEmpty = (type: ts.Type) => type.isStringLiteral() && type.value === ''
/** Children of a component are judged where they are written. */
const mayBeText = (type: ts.Type) =>
  type.aliasSymbol?.name !== 'ReactNode' &&
  parts(type).some((part) => part.flags & TEXT && !isEmpty(part))
const mayBeAbsent = (type: ts.Type) =>
  parts(type).some((part) => part.flags & NOTHING || isEmpty(part))

/** Show the same as long as they are mounted; frame.tsx mounts each page anew. */
const STATIC =
  /\/ui\/(scenes|layout|line-breaks|sections\/(?!carousel|signatures\/(parts\/)?auction))|routes\/site\/(about|home|policy|contact|careers)\/|sms-prices|root\.tsx|phone-field|form-trust|tool-page|routes\/site\/enquiry\/enquiry\.tsx/

/** The browser posts the text of an option without a value, which a translator changes. */
function valueless(file: ts.SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningLikeElement(node) && node.tagName.getText(file) === 'option') {
      const names = node.attributes.properties.map(({ name }) => name?.getText(file))
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      if (!names.includes('value')) found.push(`${file.fileName}:${line + 1}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

test('every option has a value', () => {
  const parse = (name: string) =>
    ts.createSourceFile(name, readFileSync(name, 'utf8'), ts.ScriptTarget.Latest, true)
  const files = globSync('app/**/*.tsx').map(parse)
  expect(files.filter(({ text }) => text.includes('<option')).length).toBeGreaterThan(3)
  expect(files.flatMap(valueless)).toEqual([])
  const bad = '<select><option>A</option><option value="">B</option><option {...c} /></select>'
  const wrong = ts.createSourceFile('bad.tsx', bad, ts.ScriptTarget.Latest, true)
  expect(valueless(wrong)).toEqual(['bad.tsx:1', 'bad.tsx:1'])
})

test('a text that may change is the only child of its element', () => {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
  const components = fileNames.filter((name) => /^app\/.*\.tsx$/.test(name))
  expect(components.length).toBeGreaterThan(150)
  const program = ts.createProgram(components, options)
  const offences = components
    .filter((name) => !STATIC.test(name))
    .flatMap((name) => {
      const file = program.getSourceFile(name)
      return file ? sharedTexts(program, file).map((line) => `${name}:${line}`) : []
    })
  expect(offences).toEqual([])
}, 60_000)
