import { isAllowedUrl, isVoid, languageOf } from '../../html/allowedHtml'
import type { Attributes } from './scanHtml'

/** Named references that are decoded; others stay as written. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  laquo: '«',
  raquo: '»',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  agrave: 'à',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  ccedil: 'ç',
}

const reference = /&(?:#(\d{1,7});?|#x([\da-f]{1,6});?|(\w{2,8});)/gi

/** Replaces the character references in HTML source. */
export const decodeReferences = (source: string): string =>
  source.includes('&')
    ? source.replace(reference, (written, decimal, hexadecimal, name) => {
        if (name !== undefined) return (Object.hasOwn(named, name) && named[name]) || written
        const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal)
        return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code)
      })
    : source

/** Reports the attributes of an element that are not rendered. */
export function reportLostAttributes(tag: string, attributes: Attributes, reportLoss: (what: string) => void): void {
  for (const [name, source] of attributes) {
    if (tag === 'a' && name === 'href') {
      const url = decodeReferences(source).trim()
      if (!isAllowedUrl(url))
        reportLoss(url ? `the address ${url.slice(0, 60)} of a link` : 'the empty address of a link')
    } else if (!isKept(tag, name, decodeReferences(source))) reportLoss(`${name} of <${tag}>`)
  }
}

function isKept(tag: string, name: string, value: string): boolean {
  if (name === 'lang' || name === 'dir') return !isVoid(tag) && languageOf({ [name]: value })[name] !== undefined
  if (tag === 'th' && name === 'scope') return value === 'row' || value === 'col'
  if ((tag === 'th' || tag === 'td') && (name === 'colspan' || name === 'rowspan')) return isSpan(Number(value))
  return false
}

const isSpan = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= 100
