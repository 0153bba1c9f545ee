import { escapeHtml } from '../../../schemas/html/escapeHtml'

/** A piece of HTML. Only `html` creates it, so that plain text is always escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | undefined | readonly Part[]

const toHtml = (part: Part): string => {
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(toHtml).join('')
  return part === undefined ? '' : escapeHtml(String(part))
}

/** A template tag for HTML. Escapes interpolated values, except `Html`. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, index) => text + toHtml(parts[index])).join(''))

/** Renders a description as HTML; words in backticks become code. */
export const prose = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`
