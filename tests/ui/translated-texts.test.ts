import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/**
 * Browser translation replaces text nodes by elements, and React fails to update a replaced node. So a text that may
 * change must be the only child of its element.
 */
function unsafeTexts(program: ts.Program, file: ts.SourceFile): string[] {
  const checker = program.getTypeChecker()
  const found: string[] = []
  const report = (node: ts.Node) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${line + 1}: ${node.getText().split('\n')[0]}`)
  }
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(
        (child) => isElement(child) || literalTextOf(child) !== '',
      )
      if (children.length > 1)
        children.forEach((child, at) => {
          if (!ts.isJsxExpression(child) || !child.expression || literalTextOf(child)) return
          const type = checker.getTypeAtLocation(child.expression)
          const next = children[at + 1]
          if (mayBeText(type) || (mayBeAbsent(type) && next && literalTextOf(next))) report(child)
        })
    }
    if (ts.isFunctionLike(node)) reusedElements(returnsOf(node)).forEach(report)
    if (ts.isConditionalExpression(node))
      reusedElements([node.whenTrue, node.whenFalse]).forEach(report)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** @returns the literal text of a child, undefined for any other child */
function literalTextOf(child: ts.JsxChild): string | undefined {
  if (ts.isJsxText(child)) return child.text.trim()
  const { expression } = ts.isJsxExpression(child) ? child : {}
  return expression && ts.isStringLiteralLike(expression) ? expression.text.trim() : undefined
}
const isElement = (child: ts.JsxChild) => literalTextOf(child) === undefined

function returnsOf(node: ts.Node): ts.Expression[] {
  const found: ts.Expression[] = []
  const visit = (part: ts.Node) => {
    if (ts.isReturnStatement(part) && part.expression) found.push(part.expression)
    if (!ts.isFunctionLike(part)) ts.forEachChild(part, visit)
  }
  ts.forEachChild(node, visit)
  return found
}

/** @returns elements that React reuses for another alternative, because both have one tag and no key */
function reusedElements(alternatives: ts.Expression[]): ts.Node[] {
  const opening = alternatives.flatMap((alternative) => {
    const inner = ts.isParenthesizedExpression(alternative) ? alternative.expression : alternative
    return ts.isJsxElement(inner) ? [inner.openingElement] : []
  })
  const keyless = opening.filter((tag) => !tag.attributes.getText().includes('key='))
  return keyless.filter((tag, at) =>
    keyless.some((other, index) => index < at && other.tagName.getText() === tag.tagName.getText()),
  )
}

const parts = (type: ts.Type) => (type.isUnion() ? type.types : [type])
const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike
const EMPTY = ts.TypeFlags.BooleanLike | ts.TypeFlags.Null | ts.TypeFlags.Undefined
const isEmpty = (type: ts.Type) => type.isStringLiteral() && type.value === ''
/** Children passed to a component are checked where they are written. */
const mayBeText = (type: ts.Type) =>
  type.aliasSymbol?.name !== 'ReactNode' &&
  parts(type).some((part) => part.flags & TEXT && !isEmpty(part))
const mayBeAbsent = (type: ts.Type) =>
  parts(type).some((part) => part.flags & EMPTY || isEmpty(part))

/** Files whose text does not change while mounted; frame.tsx remounts each page. */
const STATIC =
  /\/ui\/(scenes|layout|line-breaks|sections\/(?!carousel|signatures\/(parts\/)?auction))|routes\/site\/(about|home|policy|contact|careers)\/|sms-prices|root\.tsx|phone-field|tool-page|routes\/site\/enquiry\/enquiry\.tsx/

/** For an option without a value the browser posts its text, which a translation changes. */
function optionsWithoutValue(file: ts.SourceFile): string[] {
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
  expect(files.flatMap(optionsWithoutValue)).toEqual([])
  const bad = '<select><option>A</option><option value="">B</option><option {...c} /></select>'
  const wrong = ts.createSourceFile('bad.tsx', bad, ts.ScriptTarget.Latest, true)
  expect(optionsWithoutValue(wrong)).toEqual(['bad.tsx:1', 'bad.tsx:1'])
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
      return file ? unsafeTexts(program, file).map((line) => `${name}:${line}`) : []
    })
  expect(offences).toEqual([])
}, 60_000)
