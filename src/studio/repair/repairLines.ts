import type { RepairEdit } from './Damage'

/** `> ` before lines, as in answers to mails, also several times. */
const quotation = /^[ \t]*(?:>[ \t]?)+/

/** Removes the `>` before the lines of a quoted mail, when most lines with JSON have it. */
export function unquoteLines(text: string): RepairEdit[] {
  const lines = linesOf(text)
  const quoted = lines.filter(({ line }) => quotation.test(line))
  const plain = lines.filter(({ line }) => /^[ \t]*["“«{}[\]]/.test(line))
  if (quoted.length < 2 || quoted.length < plain.length) return []
  return quoted.map(({ line, from }) => ({
    from,
    to: from + (quotation.exec(line)?.[0].length ?? 0),
    insert: '',
    damage: 'quoted-lines',
  }))
}

/** Keeps what stands between the fences of the first code block that begins like JSON. */
export function unfence(text: string): RepairEdit[] {
  const fence = /^[ \t]*(?:```|~~~)[\w-]*[ \t]*\r?\n([\s\S]*?)(?:^[ \t]*(?:```|~~~)[ \t]*$|$(?![\s\S]))/gm
  for (const found of text.matchAll(fence)) {
    const [whole, inner = ''] = found
    if (!/^\s*[{[]/.test(inner)) continue
    const from = found.index + whole.indexOf(inner)
    return [
      { from: 0, to: from, insert: '', damage: 'code-fence' },
      { from: from + inner.length, to: text.length, insert: '', damage: 'code-fence' },
    ]
  }
  return []
}

const entities: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  amp: '&',
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
}

/** Decodes references of HTML once, when the quotes of the JSON themselves are references. */
export function decodeEntities(text: string): RepairEdit[] {
  if (!/[{[,:]\s*&(?:quot|#34|#x22);/i.test(text)) return []
  return [...text.matchAll(/&(?:(\w+)|#(\d+)|#x([\da-f]+));/gi)].flatMap(
    ({ index, 0: found, 1: name, 2: dec, 3: hex }) => {
      const insert = name === undefined ? fromCode(dec, hex) : entities[name.toLowerCase()]
      return insert === undefined
        ? []
        : [{ from: index, to: index + found.length, insert, damage: 'html-entities' as const }]
    },
  )
}

function fromCode(decimal: string | undefined, hex: string | undefined): string | undefined {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}

function linesOf(text: string): { line: string; from: number }[] {
  let from = 0
  return text.split('\n').map((line) => {
    const start = from
    from += line.length + 1
    return { line, from: start }
  })
}
