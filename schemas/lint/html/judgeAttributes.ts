import { isAllowedUrl } from '../../html/isAllowedUrl'
import { plainText } from './plainText'
import type { Attributes } from './scanHtml'

/** Tells which attributes of an element are not drawn. */
export function judgeAttributes(tag: string, attributes: Attributes, lose: (what: string) => void): void {
  for (const [name, source] of attributes) {
    if (tag === 'a' && name === 'href') {
      const url = plainText(source).trim()
      if (!isAllowedUrl(url)) lose(url ? `the address ${url.slice(0, 60)} of a link` : 'the empty address of a link')
    } else if (!isKept(tag, name, plainText(source))) lose(`${name} of <${tag}>`)
  }
}

function isKept(tag: string, name: string, value: string): boolean {
  if (tag === 'th' && name === 'scope') return value === 'row' || value === 'col'
  if ((tag === 'th' || tag === 'td') && (name === 'colspan' || name === 'rowspan')) return isSpan(Number(value))
  return false
}

/** One cell is what there is without it. */
const isSpan = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= 100
