import { looseTokens } from './looseTokens'

/** A part of a text, in UTF-16 units. */
type Part = { from: number; to: number }

/** The number of places where a document may begin that are tried. */
const maxStarts = 40

/** What stands behind the bracket that begins a document. */
const starts = /[{[](?=[\s\u00a0\u202f]*(?:["“”„‟″«'‘’{}[\]]|\/[/*]|$))/g

/**
 * Finds the document in a text with prose around it: the longest part that begins with a bracket and ends with its partner. A part
 * whose partner is missing ends with the text. Undefined without a bracket.
 */
export function extractJson(text: string): Part | undefined {
  let best: (Part & { isWhole: boolean }) | undefined
  let end = 0
  for (const { index } of [...text.matchAll(starts)].slice(0, maxStarts)) {
    // A bracket inside of a part begins a shorter one.
    if (index < end) continue
    const part = partFrom(text, index)
    const isBetter =
      !best || (part.isWhole && !best.isWhole) || (part.isWhole === best.isWhole && lengthOf(part) > lengthOf(best))
    if (part.isWhole) end = part.to
    if (isBetter) best = part
  }
  return best && { from: best.from, to: best.to }
}

const lengthOf = ({ from, to }: Part): number => to - from

function partFrom(text: string, from: number): Part & { isWhole: boolean } {
  let depth = 0
  for (const { kind, from: at, to } of looseTokens(text, from)) {
    if (kind !== 'mark') continue
    const mark = text[at]
    if (mark === '{' || mark === '[') depth++
    else if (mark === '}' || mark === ']') depth--
    if (depth === 0) return { from, to, isWhole: true }
  }
  return { from, to: text.length, isWhole: false }
}
