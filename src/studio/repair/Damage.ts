/** What mail programs, word processors and chats do to JSON. */
export const damages = [
  'byte-order-mark',
  'quoted-lines',
  'html-entities',
  'code-fence',
  'prose-around',
  'typographic-quotes',
  'single-quotes',
  'no-break-spaces',
  'broken-lines',
  'trailing-commas',
  'comments',
  'other',
] as const

export type Damage = (typeof damages)[number]

/** A part of a text and what replaces it, for one kind of damage. */
export type RepairEdit = { from: number; to: number; insert: string; damage: Damage }

/** Applies edits that do not overlap, in the order of the text. */
export function applyEdits(text: string, edits: readonly RepairEdit[]): string {
  let result = ''
  let end = 0
  for (const { from, to, insert } of edits) {
    result += text.slice(end, from) + insert
    end = to
  }
  return result + text.slice(end)
}
