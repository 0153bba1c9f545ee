import { escapeHtml } from '../../api/fragments/richText'

/** A piece of HTML; only `html` makes one, so that text is never taken for it. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | undefined | readonly Part[]

const written = (part: Part): string => {
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(written).join('')
  return part === undefined ? '' : escapeHtml(String(part))
}

/** HTML as a template; whatever is put into it is text, unless it is HTML made the same way. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, index) => text + written(parts[index])).join(''))

/** A sentence of a description, whose `words in backticks` are code. */
export const prose = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`
