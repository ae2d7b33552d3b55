import { type Draft, fine, fix, LONGEST_VARIABLE, look, quoteAll, type Verdict } from './dlt-draft'

import { countSms } from './sms-parts'

const VARIABLE = /\{#var#\}/g
/** Anything in braces, or a lone marker, that somebody may have meant as a variable. */
const ALMOST = /\{\{?[^{}]{0,40}\}\}?|\{#|#\}/g
/** A kind instead of var, as variables are tagged with since September 2024. */
const TAGGED = /^\{#[a-z]+#\}$/i

function countVariables(text: string): number {
  return text.match(VARIABLE)?.length ?? 0
}

export function judgeVariables({ text }: Draft): Verdict[] {
  const count = countVariables(text)
  const others = [...new Set(text.replace(VARIABLE, ' ').match(ALMOST) ?? [])]
  const tagged = others.filter((other) => TAGGED.test(other))
  const wrong = others.filter((other) => !TAGGED.test(other))
  const verdicts: Verdict[] = []
  if (wrong.length > 0) verdicts.push(fix(`${quoteAll(wrong)}: a variable is written {#var#}.`))
  if (tagged.length > 0) {
    verdicts.push(
      look(
        `${quoteAll(tagged)} names a kind: ask whether your operator takes it in the text or as a tag beside it.`,
      ),
    )
  }
  if (count > 0 && text.replace(VARIABLE, '').trim() === '') {
    verdicts.push(fix('There is nothing but variables: a template needs fixed words.'))
  }
  if (/\{#var#\}\s*\{#var#\}/.test(text)) {
    verdicts.push(
      look(
        `Two variables stand side by side, to carry more than ${LONGEST_VARIABLE} characters; not every operator approves that.`,
      ),
    )
  }
  if (count > 5) verdicts.push(look(`${count} variables: some operators stop at five or six.`))
  if (verdicts.length > 0) return verdicts
  if (count === 0) return [fine('No variables: every message is the same.')]
  return [
    fine(
      `${count === 1 ? 'One variable,' : `${count} variables, each`} filled with up to ${LONGEST_VARIABLE} characters.`,
    ),
  ]
}

export function judgeLength({ text }: Draft): Verdict[] {
  if (text === '') return [look('No text yet.')]
  const longest = countSms(text.replace(VARIABLE, 'x'.repeat(LONGEST_VARIABLE)))
  const shortest = countSms(text.replace(VARIABLE, ''))
  const most = longest.parts.length
  const least = Math.max(1, shortest.parts.length)
  const span = least === most ? `${most}` : `${least} to ${most}`
  const parts = `${span} ${most === 1 ? 'part' : 'parts'} in ${longest.encoding}`
  const filled = countVariables(text) > 0 ? ', depending on what fills the variables' : ''
  return [fine(`${parts}${filled}.`)]
}
