import { Parser } from 'htmlparser2'
import { htmlLimits } from '../../../schemas/html/htmlLimits'
import { isAllowed, isDropped, isVoid, tagOf } from '../../../schemas/html/tags'
import { decodeEntities } from './decodeEntities'
import type { RichElement, RichNode } from './RichNode'

/**
 * Reads an HTML fragment into a tree of nothing but allowed elements, links with their address, and text. Unknown
 * elements leave their content behind. `div` is kept to tell paragraphs apart.
 */
export function parseHtml(html: string): RichNode[] {
  const root: RichNode[] = []
  const open: RichElement[] = []
  /** Names of all elements that are open, kept or not. */
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
          const element: RichElement = { tag, attributes: decoded(attributes), children: [] }
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

const decoded = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, source]) => [name, decodeEntities(source)]))
