/** Attribute values as written, by name in lower case. The first of a name counts. */
export type Attributes = ReadonlyMap<string, string>

/** Receives the parts of an HTML fragment in order. */
export interface HtmlSink {
  open(name: string, attributes: Attributes): void
  close(name: string): void
  /** Source of a text, its character references not decoded. */
  text(source: string): void
  /** A part that is not an element and whose text is lost. */
  stray(what: string): void
}

const none: Attributes = new Map()
const attribute = /[\s/]*([^\s/>=][^\s/>=]*|=[^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y
const tagEnd = /[\s/]*>/y
const nameEnd = /[\s/>]/g
/** Elements whose content is raw text up to their closing tag. */
const raw = new Set(['script', 'style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes', 'plaintext'])

/** Whether a character is one of a to z, in either case. */
const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122

/** Scans an HTML fragment tag by tag, as the parser of rich texts does. */
export function scanHtml(html: string, sink: HtmlSink): void {
  let from = 0
  let at = html.indexOf('<')
  while (at >= 0) {
    const next = html.charCodeAt(at + 1)
    const isTag = isLetter(next) || next === 47 || next === 33 || next === 63
    if (!isTag) {
      at = html.indexOf('<', at + 1)
      continue
    }
    if (at > from) sink.text(html.slice(from, at))
    from = isLetter(next) ? openTag(html, at, sink) : next === 47 ? closeTag(html, at, sink) : comment(html, at, sink)
    at = html.indexOf('<', from)
  }
  if (from < html.length) sink.text(html.slice(from))
}

/** Scans an opening tag and returns the offset of its end. */
function openTag(html: string, at: number, sink: HtmlSink): number {
  nameEnd.lastIndex = at + 1
  const end = nameEnd.exec(html)?.index
  if (end === undefined) return unfinished(html, sink, 'tag')
  const name = html.slice(at + 1, end).toLowerCase()
  let attributes = none
  let place = end
  if (html.charCodeAt(end) === 62) place = end + 1
  else {
    const found = readAttributes(html, end)
    if (!found) return unfinished(html, sink, 'tag')
    ;[attributes, place] = found
  }
  sink.open(name, attributes)
  return raw.has(name) ? skipContent(html, name, place) : place
}

function readAttributes(html: string, start: number): [Attributes, number] | undefined {
  const attributes = new Map<string, string>()
  let place = start
  for (;;) {
    tagEnd.lastIndex = place
    if (tagEnd.test(html)) return [attributes, tagEnd.lastIndex]
    attribute.lastIndex = place
    const found = attribute.exec(html)
    if (!found) return undefined
    const [, name = '', double, single, bare] = found
    const key = name.toLowerCase()
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '')
    place = attribute.lastIndex
  }
}

function skipContent(html: string, name: string, from: number): number {
  const end = name === 'plaintext' ? undefined : new RegExp(`</${name}(?=[\\s/>])`, 'i').exec(html.slice(from))
  return end ? from + end.index : html.length
}

function closeTag(html: string, at: number, sink: HtmlSink): number {
  const first = html.charCodeAt(at + 2)
  const end = html.indexOf('>', at)
  if (first === 62) return at + 3
  if (Number.isNaN(first)) {
    sink.text('</')
    return html.length
  }
  if (!isLetter(first)) {
    sink.stray('what follows "</"')
    return end < 0 ? html.length : end + 1
  }
  // An unfinished closing tag ends the text, and so all open elements.
  if (end < 0) return html.length
  nameEnd.lastIndex = at + 2
  sink.close(html.slice(at + 2, nameEnd.exec(html)?.index).toLowerCase())
  return end + 1
}

/** Scans a comment, document type or instruction, none of which is rendered, and returns the offset of its end. */
function comment(html: string, at: number, sink: HtmlSink): number {
  if (html.startsWith('<![CDATA[', at)) {
    sink.stray('a CDATA section')
    const end = html.indexOf(']]>', at)
    return end < 0 ? html.length : end + 3
  }
  if (!html.startsWith('<!--', at)) {
    const end = html.indexOf('>', at)
    return end < 0 ? unfinished(html, sink, 'comment') : end + 1
  }
  const body = at + 4
  if (html.charCodeAt(body) === 62) return body + 1
  if (html.startsWith('->', body)) return body + 2
  const rest = /--!?>/.exec(html.slice(body))
  return rest ? body + rest.index + rest[0].length : unfinished(html, sink, 'comment')
}

function unfinished(html: string, sink: HtmlSink, what: string): number {
  sink.stray(`an unfinished ${what} and what follows it`)
  return html.length
}
