import { type Call, callPattern, calls } from '../../../schemas/calls'
import { isObject } from '../../../schemas/engine'
import { type Place, visitValues } from '../../../schemas/json/visitValues'
import { linksOfHtml } from '../../../schemas/lint'
import { compilePattern, type Params, routePaths } from '../../../schemas/routes/routePaths'
import { isForwarded } from '../../../schemas/routes/servedPaths'

/** A place that names something: the answer of `address` at `pointer`. */
export type Mention = { address: string; pointer: string }

/** A page that a link leads to, with the parameters of its path. */
export type LinkedPage = { route: string; params: Params; path: string; mention: Mention }

/** How many values of one name are remembered. */
const mostValues = 50
const mostTuples = 5000

/** The uid of the record that an answer is about, or of an item of its list. */
const listed = /^\/data(?:(?:\/[A-Za-z]+)?\/\d+)?\/uid$/

const routes = routePaths.flatMap(([route, ...others]) =>
  [route, ...others].map((path) => ({ route, pattern: compilePattern(path) })),
)

const picture = /^[A-Za-z0-9_-][A-Za-z0-9._-]*\.(?:svg|png|jpe?g|webp|avif|gif)$/i

/** What the answers of a back end name: uids, linked pages, pictures, files and addresses of other calls. */
export class KnownValues {
  /** Values of members, by name. */
  readonly #members = new Map<string, Set<string>>()
  /** Uids by the call that answered them. */
  readonly #uids = new Map<string, Set<string>>()
  /** Addresses of calls, with their first mention. */
  readonly addresses = new Map<string, { call: Call; mention: Mention }>()
  /** File ids of pictures, with their first mention. */
  readonly pictures = new Map<string, Mention>()
  /** Addresses of documents that visitors open, with their first mention. */
  readonly files = new Map<string, Mention>()
  /** Pages that links lead to, by path. */
  readonly links = new Map<string, LinkedPage>()
  readonly #patterns = calls().map((call) => ({ call, pattern: callPattern(call) }))

  /** Objects that have two parameters of calls or more, such as the two uids of an address. */
  readonly tuples: Params[] = []
  readonly #parameters = new Set(calls().flatMap(({ parameters }) => parameters.map(({ name }) => name)))

  /** Remembers what an answer names. */
  add(call: Call, address: string, document: unknown): void {
    visitValues(document, (value, place) => {
      if (isObject(value)) this.#addTuple(value)
      if (typeof value !== 'string' && typeof value !== 'number') return
      const text = String(value)
      if (place.name !== undefined && text !== '') this.#remember(this.#members, place.name, text)
      if (listed.test(place.pointer) && text !== '') this.#remember(this.#uids, call.id, text)
      if (typeof value === 'string') this.#addText(value, place, { address, pointer: place.pointer })
    })
  }

  member(name: string): readonly string[] {
    return [...(this.#members.get(name) ?? [])]
  }

  uidsOf(callId: string): readonly string[] {
    return [...(this.#uids.get(callId) ?? [])]
  }

  #addTuple(value: object): void {
    if (this.tuples.length >= mostTuples) return
    const named = Object.entries(value).filter(
      ([name, member]) => this.#parameters.has(name) && typeof member === 'string' && member !== '',
    )
    if (named.length > 1) this.tuples.push(Object.fromEntries(named))
  }

  #remember(values: Map<string, Set<string>>, name: string, value: string): void {
    const known = values.get(name) ?? new Set()
    values.set(name, known)
    if (known.size < mostValues) known.add(value)
  }

  #addText(text: string, place: Place, mention: Mention): void {
    if (picture.test(text) && !this.pictures.has(text)) this.pictures.set(text, mention)
    if (place.name === 'html') for (const href of linksOfHtml(text)) this.#addAddress(href, true, mention)
    this.#addAddress(text, isTarget(place), mention)
  }

  #addAddress(text: string, isFollowed: boolean, mention: Mention): void {
    if (!text.startsWith('/') || text.startsWith('//') || text.includes('{')) return
    const [bare = ''] = text.split(/[?#]/)
    const called = this.#patterns.filter(({ pattern }) => pattern.test(bare)).map(({ call }) => call)
    const [reading] = called.filter(({ method }) => method === 'GET')
    if (reading && !this.addresses.has(text)) this.addresses.set(text, { call: reading, mention })
    if (called.length > 0 || !isFollowed) return
    const [address = ''] = text.split('#')
    if (!isForwarded(text)) this.#addLink(text, bare, mention)
    else if (!this.files.has(address)) this.files.set(address, mention)
  }

  #addLink(path: string, bare: string, mention: Mention): void {
    if (this.links.has(path)) return
    for (const { route, pattern } of routes) {
      const match = pattern.exec(bare)
      if (!match) continue
      this.links.set(path, { route, params: decode(match.groups ?? {}), path, mention })
      return
    }
  }
}

/** Whether a text at a place is the target of a link: a path, an address or the `href` of a text. */
const isTarget = ({ name }: Place): boolean => name === 'path' || name === 'url' || name === 'href' || name === 'link'

function decode(params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      try {
        return [name, decodeURIComponent(value ?? '')]
      } catch {
        return [name, value ?? '']
      }
    }),
  )
}
