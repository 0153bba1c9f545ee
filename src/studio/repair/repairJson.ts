import { jsonrepair } from 'jsonrepair'
import { applyEdits, type Damage, damages, type RepairEdit } from './Damage'
import { extractJson } from './extractJson'
import { decodeEntities, unfence, unquoteLines } from './repairLines'
import { repairTokens } from './repairTokens'

/** A text that is JSON, and what was damaged in the one that it was made of, in the order of `damages`. */
export type Repaired = { text: string; damages: readonly Damage[] }

type Step = (text: string) => RepairEdit[]

/** The steps, from the mail around the document to its characters. Each sees what the one before made. */
const steps: readonly Step[] = [removeMark, unquoteLines, decodeEntities, unfence, removeProse, repairTokens]

/**
 * Repairs what mail programs do to JSON. Only the steps that are needed change something, and none changes what stands between
 * the quotes of a text, but for line breaks, which JSON forbids there. Undefined when the text is JSON or cannot become it.
 */
export function repairJson(damaged: string): Repaired | undefined {
  if (isJson(damaged)) return undefined
  const found = new Set<Damage>()
  let text = damaged
  for (const step of steps) {
    const edits = step(text)
    text = applyEdits(text, edits)
    for (const { damage } of edits) found.add(damage)
    if (isJson(text)) return { text, damages: damages.filter((each) => found.has(each)) }
  }
  const rest = repairRest(text)
  return rest === undefined
    ? undefined
    : { text: rest, damages: damages.filter((each) => each === 'other' || found.has(each)) }
}

/** Missing commas, brackets and quotes, and words of other languages. It must stay an object or a list: any prose is a text, too. */
function repairRest(text: string): string | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined
  try {
    const repaired = jsonrepair(text)
    return isJson(repaired) ? repaired : undefined
  } catch {
    return undefined
  }
}

function removeMark(text: string): RepairEdit[] {
  return text.startsWith('\ufeff') ? [{ from: 0, to: 1, insert: '', damage: 'byte-order-mark' }] : []
}

function removeProse(text: string): RepairEdit[] {
  const part = extractJson(text)
  if (!part) return []
  const around: RepairEdit[] = [
    { from: 0, to: part.from, insert: '', damage: 'prose-around' },
    { from: part.to, to: text.length, insert: '', damage: 'prose-around' },
  ]
  return around.filter(({ from, to }) => text.slice(from, to).trim() !== '')
}

function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}
