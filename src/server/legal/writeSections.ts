import type { Portal } from '../../../schemas'
import { escapeHtml } from '../../../schemas/html/escapeHtml'
import type { LegalText } from './legalTexts'

/** A line of text, or one that is a link. */
type Line = string | { label: string; href: string }

/** A section of a legal page. `after` follows the list. */
export type LegalSection = {
  title: string
  text?: string
  list?: readonly (Line | undefined)[]
  after?: string
}

/** Writes sections as the HTML of a rich text. */
export const writeSections = (sections: readonly LegalSection[]): string =>
  sections
    .map(({ title, text, list, after }) => {
      const lines = (list ?? []).flatMap((line) => (line === undefined ? [] : `<li>${writeLine(line)}</li>`))
      return [
        `<h2>${escapeHtml(title)}</h2>`,
        paragraph(text),
        lines.length > 0 ? `<ul>${lines.join('')}</ul>` : '',
        paragraph(after),
      ].join('')
    })
    .join('')

const paragraph = (text: string | undefined): string => (text === undefined ? '' : `<p>${escapeHtml(text)}</p>`)

const writeLine = (line: Line): string =>
  typeof line === 'string' ? escapeHtml(line) : `<a href="${escapeHtml(line.href)}">${escapeHtml(line.label)}</a>`

/** The ways to a town: its address, telephone and e-mail address, or its town hall when the configuration has none of them. */
export function contactLines({ address, phone, email }: Portal, text: LegalText): readonly Line[] {
  const { street, streetNumber, zip, locality } = address ?? {}
  const parts = address && [[street, streetNumber].join(' ').trim(), [zip, locality].join(' ').trim()].join(', ')
  const whole = address?.address ?? parts
  const lines: readonly (Line | undefined)[] = [
    whole,
    phone && { label: text('contact.phone', { phone }), href: `tel:${phone.replace(/[^+\d]/g, '')}` },
    email && { label: text('contact.email', { email }), href: `mailto:${email}` },
  ].map((line) => line || undefined)
  const known = lines.filter((line) => line !== undefined)
  return known.length > 0 ? known : [text('contact.town')]
}
