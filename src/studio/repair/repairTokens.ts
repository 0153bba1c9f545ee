import type { RepairEdit } from './Damage'
import { type LooseToken, looseTokens } from './looseTokens'

/** Finds the damage of the tokens of a JSON text, and its repair. What stands between the quotes of a text stays. */
export function repairTokens(text: string): RepairEdit[] {
  const tokens = looseTokens(text)
  return tokens.flatMap((token, index) => {
    switch (token.kind) {
      case 'comment':
        return [{ from: token.from, to: token.to, insert: '', damage: 'comments' as const }]
      case 'blank':
        return repairBlank(text, token)
      case 'text':
        return repairText(text, token)
      default:
        return isTrailing(text, tokens, index)
          ? [{ from: token.from, to: token.to, insert: '', damage: 'trailing-commas' as const }]
          : []
    }
  })
}

/** Blanks that JSON does not know become plain ones, and those without a width go. */
function repairBlank(text: string, { from, to }: LooseToken): RepairEdit[] {
  const found = text.slice(from, to).matchAll(/[^ \t\r\n]+/g)
  return [...found].map(({ index, 0: blank }) => ({
    from: from + index,
    to: from + index + blank.length,
    insert: /^[\u200b\u2060\ufeff]+$/.test(blank) ? '' : ' ',
    damage: 'no-break-spaces',
  }))
}

/** Whether a token is a comma before the end of a list or an object. */
function isTrailing(text: string, tokens: readonly LooseToken[], index: number): boolean {
  const token = tokens[index]
  if (!token || text[token.from] !== ',') return false
  const next = tokens.slice(index + 1).find(({ kind }) => kind !== 'blank' && kind !== 'comment')
  return next !== undefined && /[}\]]/.test(text[next.from] ?? '')
}

/** Straight quotes around a text; within it, lines that a mail program broke are joined, and quotes of JSON are escaped. */
function repairText(text: string, { from, to, isClosed }: LooseToken): RepairEdit[] {
  const open = text[from] ?? ''
  const close = isClosed ? (text[to - 1] ?? '') : ''
  const inner = { from: from + 1, to: isClosed ? to - 1 : to }
  const edits: RepairEdit[] = []
  if (open !== '"') {
    const end = open === '«' ? afterBlank(text, inner) : inner.from
    edits.push({ from, to: end, insert: '"', damage: damageOf(open) })
    inner.from = end
  }
  const closeFrom = close === '»' ? beforeBlank(text, inner) : inner.to
  edits.push(...repairInner(text, inner.from, closeFrom, open !== '"'))
  if (isClosed && close !== '"') edits.push({ from: closeFrom, to, insert: '"', damage: damageOf(close) })
  return edits
}

const damageOf = (quote: string) => (/['‘’]/.test(quote) ? 'single-quotes' : 'typographic-quotes')

/** French quotation marks have a no-break space within. */
const afterBlank = (text: string, { from, to }: { from: number; to: number }): number =>
  from < to && /[\u00a0\u202f]/.test(text[from] ?? '') ? from + 1 : from
const beforeBlank = (text: string, { from, to }: { from: number; to: number }): number =>
  from < to && /[\u00a0\u202f]/.test(text[to - 1] ?? '') ? to - 1 : to

function repairInner(text: string, from: number, to: number, hasOtherQuotes: boolean): RepairEdit[] {
  const edits: RepairEdit[] = []
  for (const { index, 0: found } of text.slice(from, to).matchAll(/\\[\s\S]|[ \t]*\r?\n[ \t]*|"/g)) {
    const at = { from: from + index, to: from + index + found.length }
    if (/\n/.test(found) && !found.startsWith('\\')) edits.push({ ...at, insert: ' ', damage: 'broken-lines' })
    else if (found === '"' && hasOtherQuotes) edits.push({ ...at, insert: '\\"', damage: 'typographic-quotes' })
    // JSON knows no escaped apostrophe.
    else if (found === "\\'") edits.push({ ...at, insert: "'", damage: 'single-quotes' })
  }
  return edits
}
