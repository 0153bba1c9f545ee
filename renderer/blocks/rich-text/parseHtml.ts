import { Parser } from 'htmlparser2'
import { decodeEntities } from './decodeEntities'
import { isAllowed, type RichElement, type RichNode } from './RichNode'

/** Characters taken of a text; what follows is cut. */
const longest = 200_000
const mostNodes = 20_000
/** Levels of elements kept; deeper ones leave their text behind. */
const deepest = 32

/** Written differently, meant alike. */
const synonyms: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  tfoot: 'tbody',
  strike: 's',
  del: 's',
  ins: 'u',
  cite: 'em',
  q: 'em',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  dl: 'ul',
  dt: 'li',
  dd: 'li',
}

/** Elements whose content is not text for readers: gone with all they hold. */
const dropped = new Set(
  'script style template noscript iframe object embed svg math title head textarea select option button audio video canvas applet frameset noframes noembed xmp plaintext'.split(
    ' ',
  ),
)

/** Elements that stand for themselves and are never closed. */
const isVoid = (tag: string) => tag === 'br' || tag === 'hr'

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
    if (++nodes <= mostNodes) (open.at(-1)?.children ?? root).push(node)
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (hidden > 0 || dropped.has(name)) {
          hidden++
          return
        }
        const tag = Object.hasOwn(synonyms, name) ? synonyms[name] : name
        const kept = tag !== undefined && isAllowed(tag) && open.length < deepest
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
  parser.write(html.slice(0, longest).replace(/\r\n?/g, '\n'))
  parser.end()
  return root
}

const decoded = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, source]) => [name, decodeEntities(source)]))
