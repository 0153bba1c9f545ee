import { htmlLimits, isAllowed, isDropped, isInlineTag, isVoid, tagOf } from '../../html/allowedHtml'

/** An element that is not closed yet. */
type OpenElement = {
  name: string
  /** The element it is rendered as; undefined when only its content is rendered. */
  tag: string | undefined
  /** The language that the element names. */
  language: string | undefined
  captions: number
  rows: number
  /** Whether its loss is reported already. */
  isReported: boolean
  /** The loss to report once it has content. */
  pending: string | undefined
}

const isBlank = (text: string): boolean => /^[\s\u00a0]*$/.test(text)
/** Elements that hold a single line of text. */
const lineElements = new Set(['h2', 'h3', 'h4', 'caption', 'pre'])
/** Elements that are not rendered while they are empty. */
const dropsIfEmpty = new Set(['h2', 'h3', 'h4', 'ul', 'ol'])
/** Elements whose content is rendered with or without them. */
const grouping = new Set(['p', 'div', 'span', 'thead', 'tbody'])
/** Elements allowed directly inside each part of a table. */
const tableChildren: Readonly<Record<string, ReadonlySet<string>>> = {
  table: new Set(['caption', 'thead', 'tbody', 'tr']),
  thead: new Set(['tr']),
  tbody: new Set(['tr']),
  tr: new Set(['th', 'td']),
}
const allowedParents: Readonly<Record<string, ReadonlySet<string>>> = {
  caption: new Set(['table']),
  thead: new Set(['table']),
  tbody: new Set(['table']),
  tr: new Set(['table', 'thead', 'tbody']),
  th: new Set(['tr']),
  td: new Set(['tr']),
  figcaption: new Set(['figure']),
}

/** Tracks the open elements, and reports what the renderer drops because of where it is. */
export class HtmlTree {
  readonly #open: OpenElement[] = []
  readonly #kept: OpenElement[] = []
  /** Number of open elements, by name. */
  readonly #names = new Map<string, number>()
  #nodes = 0
  readonly #reportLoss: (what: string) => void

  constructor(reportLoss: (what: string) => void) {
    this.#reportLoss = reportLoss
  }

  /** Whether the current position is inside code. */
  get inCode(): boolean {
    return this.#kept.some(({ tag }) => tag === 'code' || tag === 'pre')
  }

  /** The language at the current position, when an element names it. */
  get language(): string | undefined {
    return this.#open.findLast(({ language }) => language !== undefined)?.language
  }

  /**
   * Opens an element and returns the one it is rendered as. `isBare` marks a link without address, of which only the text is kept;
   * `language` is what the element names.
   */
  open(name: string, isBare = false, language?: string): string | undefined {
    for (let last = this.#open.at(-1); last && endsBefore(last.name, name); last = this.#open.at(-1)) this.#pop()
    const tag = tagOf(name)
    const kept = isAllowed(tag) ? tag : undefined
    if (isDropped(name)) this.#reportLoss(`<${name}> and all it holds`)
    else if (!kept) this.#reportLoss(`<${name}>`)
    else {
      this.#count()
      if (!grouping.has(kept) && !dropsIfEmpty.has(kept) && !isBare) this.#fill()
      this.#place(kept)
    }
    if (isVoid(name)) return kept
    const isKept = kept && this.#kept.length < htmlLimits.depth
    const element: OpenElement = {
      name,
      tag: isKept ? kept : undefined,
      language,
      captions: 0,
      rows: 0,
      isReported: false,
      pending: undefined,
    }
    if (kept && dropsIfEmpty.has(kept)) element.pending = this.#misplaced(kept)
    this.#open.push(element)
    if (isKept) this.#kept.push(element)
    this.#names.set(name, (this.#names.get(name) ?? 0) + 1)
    return kept
  }

  close(name: string): string | undefined {
    if (!this.#names.get(name)) {
      // HTML reads a stray </p> or </br> as an opening tag.
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
    if (Object.hasOwn(tableChildren, parent)) this.#reportLoss('text outside the cells of a table')
  }

  end(): void {
    while (this.#open.length > 0) this.#pop()
  }

  #pop(): OpenElement | undefined {
    const element = this.#open.pop()
    if (element) this.#names.set(element.name, (this.#names.get(element.name) ?? 1) - 1)
    if (element?.tag) this.#kept.pop()
    if (element?.tag === 'table' && element.rows === 0) this.#reportLoss('a table without rows')
    return element
  }

  #count(): void {
    if (++this.#nodes === htmlLimits.nodes + 1) this.#reportLoss(`all after ${htmlLimits.nodes} elements and texts`)
  }

  #place(tag: string): void {
    const parent = this.#kept.at(-1)
    if (this.#kept.length >= htmlLimits.depth) this.#reportLoss(`elements over ${htmlLimits.depth} levels deep`)
    if (parent?.tag !== undefined && Object.hasOwn(tableChildren, parent.tag) && !tableChildren[parent.tag]?.has(tag))
      this.#reportLoss(`<${tag}> outside the cells of a table`)
    else if (Object.hasOwn(allowedParents, tag) && !allowedParents[tag]?.has(parent?.tag ?? ''))
      this.#reportLoss(`<${tag}> outside a ${tag === 'figcaption' ? 'figure' : 'table'}`)
    if (tag === 'tr') for (const element of this.#kept.slice(-2)) if (element.tag === 'table') element.rows++
    if ((tag === 'caption' || tag === 'figcaption') && parent && ++parent.captions > 1)
      this.#reportLoss(`a second <${tag}>`)
    if (tag === 'a') {
      if (this.#kept.some((element) => element.tag === 'a')) this.#reportLoss('a link in a link')
    } else if (!isInlineTag(tag)) this.#placeBlock(tag)
  }

  /** Notes that every open element has content. */
  #fill(): void {
    for (const element of this.#kept) {
      if (element.pending) this.#reportLoss(element.pending)
      element.pending = undefined
    }
  }

  /** Describes the loss of a block element inside a line; its text is kept. */
  #misplaced(tag: string): string | undefined {
    const around = this.#kept.find((element) => element.tag && (lineElements.has(element.tag) || element.tag === 'a'))
    return around && `<${tag}> in <${around.tag}>`
  }

  /** Reports what is lost when a block element is inside a line or an inline element. */
  #placeBlock(tag: string): void {
    if (tag === 'thead' || tag === 'tbody') return
    const misplaced = dropsIfEmpty.has(tag) || grouping.has(tag) ? undefined : this.#misplaced(tag)
    if (misplaced) this.#reportLoss(misplaced)
    if (this.#kept.some((element) => element.tag !== undefined && lineElements.has(element.tag))) return
    const link = this.#kept.findIndex((element) => element.tag === 'a')
    const outside = link < 0 ? this.#kept : this.#kept.slice(0, link)
    const word = outside.find(
      (element) =>
        element.tag !== undefined && element.tag !== 'a' && element.tag !== 'span' && isInlineTag(element.tag),
    )
    // The renderer drops an inline element around a block.
    if (word && !word.isReported) this.#reportLoss(`<${word.tag}> around <${tag}>`)
    if (word) word.isReported = true
  }
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const p = words('p')
const headings = words('h1 h2 h3 h4 h5 h6 p')
const sections = words('thead tbody')

/** For each element, those it closes when they were opened last. */
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

/** Whether the start of `next` closes the element `name`. */
const endsBefore = (name: string, next: string): boolean => Object.hasOwn(ends, next) && ends[next]?.has(name) === true
