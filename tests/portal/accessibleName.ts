import { Element, type Node } from 'happy-dom'
import type { ReadDocument } from './readHtml'

const isHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true'

function read(node: Node): string {
  if (!(node instanceof Element)) return node.nodeType === node.TEXT_NODE ? (node.textContent ?? '') : ''
  if (isHidden(node)) return ''
  if (node.tagName === 'IMG') return node.getAttribute('alt') ?? ''
  return [...node.childNodes].map(read).join('')
}

/** A text with each white space, no-break spaces included, as one space. */
export const withPlainSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** The text of an element without what is hidden from assistive technologies, with plain spaces. */
export const textOf = (element: Element | null | undefined): string => (element ? withPlainSpaces(read(element)) : '')

/** The name by which assistive technologies announce a link, a control, a group or a region. */
export function accessibleName(element: Element, document: ReadDocument): string {
  const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  if (labelledBy.length > 0) return labelledBy.map((id) => textOf(document.getElementById(id))).join(' ')
  const label = element.getAttribute('aria-label')
  if (label) return withPlainSpaces(label)
  if (element.tagName === 'FIELDSET') return textOf(element.querySelector('legend'))
  if (!/^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName)) return textOf(element)
  const labels = [...document.querySelectorAll('label')].filter(
    (one) => (element.id !== '' && one.getAttribute('for') === element.id) || one.contains(element),
  )
  return labels.map(textOf).join(' ')
}
