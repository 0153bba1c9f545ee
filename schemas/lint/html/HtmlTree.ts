import { htmlLimits, isAllowed, isDropped, isInlineTag, isVoid, tagOf } from '../../html/allowedHtml'

/** An element that is open. */
type Open = {
  name: string
  /** What it is drawn as; undefined when only its content is. */
  tag: string | undefined
  captions: number
  rows: number
  /** That it is lost has been told. */
  told: boolean
  /** What is lost as soon as something stands in it. */
  pending: string | undefined
}

const isBlank = (text: string): boolean => /^[\s\u00a0]*$/.test(text)
/** Places that hold a line of words, whatever is written there. */
const lines = new Set(['h2', 'h3', 'h4', 'caption', 'pre'])
/** Blocks that are nothing while they are empty. */
const hollow = new Set(['h2', 'h3', 'h4', 'ul', 'ol'])
/** Elements that group what is drawn all the same. */
const grouping = new Set(['p', 'div', 'thead', 'tbody'])
/** What may stand directly in the parts of a table. */
const parts: Readonly<Record<string, ReadonlySet<string>>> = {
  table: new Set(['caption', 'thead', 'tbody', 'tr']),
  thead: new Set(['tr']),
  tbody: new Set(['tr']),
  tr: new Set(['th', 'td']),
}
const homes: Readonly<Record<string, ReadonlySet<string>>> = {
  caption: new Set(['table']),
  thead: new Set(['table']),
  tbody: new Set(['table']),
  tr: new Set(['table', 'thead', 'tbody']),
  th: new Set(['tr']),
  td: new Set(['tr']),
  figcaption: new Set(['figure']),
}

/** Follows which elements are open, and what is lost because of where it stands. */
export class HtmlTree {
  readonly #open: Open[] = []
  readonly #kept: Open[] = []
  /** How many elements of a name are open. */
  readonly #names = new Map<string, number>()
  #nodes = 0
  readonly #lose: (what: string) => void

  constructor(lose: (what: string) => void) {
    this.#lose = lose
  }

  /** Whether a text here stands in code. */
  get inCode(): boolean {
    return this.#kept.some(({ tag }) => tag === 'code' || tag === 'pre')
  }

  /** Opens an element; answers what it is drawn as. A link without an address is but its words: it `isBare`. */
  open(name: string, isBare = false): string | undefined {
    for (let last = this.#open.at(-1); last && endsBefore(last.name, name); last = this.#open.at(-1)) this.#pop()
    const tag = tagOf(name)
    const kept = isAllowed(tag) ? tag : undefined
    if (isDropped(name)) this.#lose(`<${name}> and all it holds`)
    else if (!kept) this.#lose(`<${name}>`)
    else {
      this.#count()
      if (!grouping.has(kept) && !hollow.has(kept) && !isBare) this.#fill()
      this.#place(kept)
    }
    if (isVoid(name)) return kept
    const isKept = kept && this.#kept.length < htmlLimits.depth
    const element: Open = {
      name,
      tag: isKept ? kept : undefined,
      captions: 0,
      rows: 0,
      told: false,
      pending: undefined,
    }
    if (kept && hollow.has(kept)) element.pending = this.#misplaced(kept)
    this.#open.push(element)
    if (isKept) this.#kept.push(element)
    this.#names.set(name, (this.#names.get(name) ?? 0) + 1)
    return kept
  }

  close(name: string): string | undefined {
    if (!this.#names.get(name)) {
      // These two are read as if they had been opened.
      if (name !== 'p' && name !== 'br') return undefined
      this.open(name)
      if (name === 'br') return undefined
    }
    for (;;) {
      const element = this.#pop()
      if (!element || element.name === name) return element?.tag
    }
  }

  text(words: string): void {
    this.#count()
    if (isBlank(words)) return
    this.#fill()
    const parent = this.#kept.at(-1)?.tag ?? ''
    if (Object.hasOwn(parts, parent)) this.#lose('text outside the cells of a table')
  }

  end(): void {
    while (this.#open.length > 0) this.#pop()
  }

  #pop(): Open | undefined {
    const element = this.#open.pop()
    if (element) this.#names.set(element.name, (this.#names.get(element.name) ?? 1) - 1)
    if (element?.tag) this.#kept.pop()
    if (element?.tag === 'table' && element.rows === 0) this.#lose('a table without rows')
    return element
  }

  #count(): void {
    if (++this.#nodes === htmlLimits.nodes + 1) this.#lose(`all after ${htmlLimits.nodes} elements and texts`)
  }

  #place(tag: string): void {
    const parent = this.#kept.at(-1)
    if (this.#kept.length >= htmlLimits.depth) this.#lose(`elements over ${htmlLimits.depth} levels deep`)
    if (parent?.tag !== undefined && Object.hasOwn(parts, parent.tag) && !parts[parent.tag]?.has(tag))
      this.#lose(`<${tag}> outside the cells of a table`)
    else if (Object.hasOwn(homes, tag) && !homes[tag]?.has(parent?.tag ?? ''))
      this.#lose(`<${tag}> outside a ${tag === 'figcaption' ? 'figure' : 'table'}`)
    if (tag === 'tr') for (const element of this.#kept.slice(-2)) if (element.tag === 'table') element.rows++
    if ((tag === 'caption' || tag === 'figcaption') && parent && ++parent.captions > 1) this.#lose(`a second <${tag}>`)
    if (tag === 'a') {
      if (this.#kept.some((element) => element.tag === 'a')) this.#lose('a link in a link')
    } else if (!isInlineTag(tag)) this.#placeBlock(tag)
  }

  /** Something stands in all that is open. */
  #fill(): void {
    for (const element of this.#kept) {
      if (element.pending) this.#lose(element.pending)
      element.pending = undefined
    }
  }

  /** What is lost of a block that stands in a line: its words are kept. */
  #misplaced(tag: string): string | undefined {
    const around = this.#kept.find((element) => element.tag && (lines.has(element.tag) || element.tag === 'a'))
    return around && `<${tag}> in <${around.tag}>`
  }

  /** A block among words: of the two only what can be is kept. */
  #placeBlock(tag: string): void {
    if (tag === 'thead' || tag === 'tbody') return
    const misplaced = hollow.has(tag) || grouping.has(tag) ? undefined : this.#misplaced(tag)
    if (misplaced) this.#lose(misplaced)
    if (this.#kept.some((element) => element.tag !== undefined && lines.has(element.tag))) return
    const link = this.#kept.findIndex((element) => element.tag === 'a')
    const outside = link < 0 ? this.#kept : this.#kept.slice(0, link)
    const word = outside.find((element) => element.tag !== undefined && element.tag !== 'a' && isInlineTag(element.tag))
    // What is in the block is around nothing of it.
    if (word && !word.told) this.#lose(`<${word.tag}> around <${tag}>`)
    if (word) word.told = true
  }
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const p = words('p')
const headings = words('h1 h2 h3 h4 h5 h6 p')
const sections = words('thead tbody')

/** Elements that end where another begins, if they were opened last. */
const ends: Readonly<Record<string, ReadonlySet<string>>> = {
  tr: words('tr th td'),
  th: words('th'),
  td: words('thead th td'),
  a: words('a'),
  li: words('li'),
  dd: words('dd dt'),
  dt: words('dd dt'),
  tbody: sections,
  tfoot: sections,
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, headings])),
  ...Object.fromEntries(
    ['p', 'blockquote', 'div', 'dl', 'figcaption', 'figure', 'hr', 'ol', 'pre', 'table', 'ul'].map((name) => [name, p]),
  ),
}

/** Whether an element ends because the one named `next` begins. */
const endsBefore = (name: string, next: string): boolean => Object.hasOwn(ends, next) && ends[next]?.has(name) === true
