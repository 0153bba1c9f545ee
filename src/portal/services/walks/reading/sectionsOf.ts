import { isObject, own } from '../../../../../schemas/engine'
import type { Section } from '../store/OfflineWalk'

/** Maximum depth of the search, more than any page has. */
const maxDepth = 64

/**
 * Extracts titles, texts and pictures from blocks of any type, in order. `addressOf` gives the address of a picture.
 */
export function sectionsOf(blocks: unknown, addressOf: (source: string) => string): Section[] {
  const sections: Section[] = []
  const addText = (kind: 'title' | 'text', value: unknown) => {
    const text = typeof value === 'string' ? plainText(value) : ''
    if (text) sections.push({ kind, text })
  }
  const addPicture = (image: unknown) => {
    if (!isObject(image)) return
    const [src, alt] = [own(image, 'src'), own(image, 'alt')]
    if (typeof src === 'string' && src)
      sections.push({
        kind: 'picture',
        address: addressOf(src),
        alt: typeof alt === 'string' ? alt : '',
      })
  }
  const visit = (block: unknown, depth: number): void => {
    if (!isObject(block) || depth > maxDepth) return
    const data = own(block, 'data')
    if (!isObject(data)) return
    addText('title', own(data, 'title'))
    const text = own(data, 'text') ?? own(data, 'html') ?? own(data, 'description')
    addText(own(block, 'type') === 'title' ? 'title' : 'text', isObject(text) ? own(text, 'text') : text)
    addPicture(own(data, 'image') ?? ('src' in data ? data : undefined))
    for (const child of listOf(own(data, 'components'))) visit(child, depth + 1)
    for (const column of listOf(own(data, 'columns')))
      if (isObject(column)) for (const child of listOf(own(column, 'components'))) visit(child, depth + 1)
  }
  for (const block of listOf(blocks)) visit(block, 0)
  return sections
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/**
 * Converts HTML to plain text: ends of paragraphs, items and lines become line breaks, other tags are removed. Plain
 * text stays as it is.
 */
function plainText(value: string): string {
  if (!/<[a-z/]/i.test(value)) return value.trim()
  const lines = value.replace(/<(?:\/(?:p|li|h[1-6]|div|ul|ol)|br\s*\/?)>/gi, '\n').replace(/<[^>]*>/g, '')
  return decodeReferences(lines)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

const references: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

const decodeReferences = (text: string): string =>
  text
    .replace(/&#(\d+);/g, (whole, code: string) =>
      Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : whole,
    )
    .replace(/&(\w+);/g, (whole, name: string) => references[name] ?? whole)
