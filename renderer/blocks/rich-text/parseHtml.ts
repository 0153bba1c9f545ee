import { characterEntitiesHtml4 } from 'character-entities-html4'
import { Parser } from 'htmlparser2'
import {
  htmlLimits,
  isAllowed,
  isDropped,
  isInlineTag,
  isVoid,
  languageOf,
  type Tag,
  type TextLanguage,
  tagOf,
} from '../../../schemas/html/allowedHtml'

export type RichNode = string | RichElement

export type RichElement = {
  tag: Tag
  /** Untrusted: callers read known names and never pass the object on. */
  attributes: Readonly<Record<string, string>>
  /** The valid attributes `lang` and `dir`. */
  language: TextLanguage
  children: RichNode[]
}

export const isElement = (node: RichNode): node is RichElement => typeof node !== 'string'

export const isBlank = (node: RichNode): boolean => typeof node === 'string' && /^[\s\u00a0]*$/.test(node)

/** Whether an element names the language or the direction of its text. */
export const namesLanguage = ({ language }: RichElement): boolean => Object.keys(language).length > 0

/** Whether a node contains something that is not allowed in a line of text. */
export const hasBlock = (node: RichNode): boolean =>
  isElement(node) && (!isInlineTag(node.tag) || node.children.some(hasBlock))

/**
 * Parses an HTML fragment into a tree of allowed elements, links with their address, and text. Replaces unknown elements by
 * their content. Keeps `div`, because it separates paragraphs.
 */
export function parseHtml(html: string): RichNode[] {
  const root: RichNode[] = []
  const open: RichElement[] = []
  /** All open elements; `kept` tells whether the element is part of the tree. */
  const path: { kept: boolean }[] = []
  let nodes = 0
  let hidden = 0

  const append = (node: RichNode) => {
    if (++nodes <= htmlLimits.nodes) (open.at(-1)?.children ?? root).push(node)
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (hidden > 0 || isDropped(name)) {
          hidden++
          return
        }
        const tag = tagOf(name)
        const kept = isAllowed(tag) && open.length < htmlLimits.depth
        if (kept) {
          const decoded = decodeAttributes(attributes)
          const element: RichElement = { tag, attributes: decoded, language: languageOf(decoded), children: [] }
          append(element)
          if (isVoid(tag)) {
            path.push({ kept: false })
            return
          }
          open.push(element)
        }
        path.push({ kept })
      },
      onclosetag() {
        if (hidden > 0) {
          hidden--
          return
        }
        if (path.pop()?.kept) open.pop()
      },
      ontext(source) {
        if (hidden > 0) return
        const text = decodeEntities(source)
        const siblings = open.at(-1)?.children ?? root
        const last = siblings.at(-1)
        if (typeof last === 'string') siblings[siblings.length - 1] = last + text
        else append(text)
      },
    },
    { decodeEntities: false },
  )
  parser.write(html.slice(0, htmlLimits.length).replace(/\r\n?/g, '\n'))
  parser.end()
  return root
}

const decodeAttributes = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, source]) => [name, decodeEntities(source)]))

const namedEntities: Readonly<Record<string, string>> = { ...characterEntitiesHtml4, apos: "'" }

/**
 * Decodes numeric character references and the entities of HTML 4 and XML, once. Leaves the 2,000 further entities of HTML 5
 * as they are, because their table is larger than the rest of the block.
 */
const decodeEntities = (source: string): string =>
  source.replace(/&(?:#(\d{1,7});?|#x([\da-f]{1,6});?|(\w{2,8});)/gi, (reference, decimal, hexadecimal, name) => {
    if (name !== undefined) return (Object.hasOwn(namedEntities, name) && namedEntities[name]) || reference
    return characterOf(decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal))
  })

/** Returns U+FFFD for code points that are not characters and for control characters, as browsers do. */
const characterOf = (code: number): string =>
  code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) || (code < 32 && code !== 9 && code !== 10)
    ? '\ufffd'
    : String.fromCodePoint(code)
