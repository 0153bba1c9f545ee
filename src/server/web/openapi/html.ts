/** A piece of HTML; only `html` makes one, so that text is never taken for it. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | undefined | readonly Part[]

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const written = (part: Part): string => {
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(written).join('')
  return part === undefined ? '' : String(part).replace(/[&<>"]/g, (character) => escapes[character] ?? character)
}

/** HTML as a template; whatever is put into it is text, unless it is HTML made the same way. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, index) => text + written(parts[index])).join(''))
