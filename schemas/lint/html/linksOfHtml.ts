import { decodeReferences } from './reportLostAttributes'
import { scanHtml } from './scanHtml'

/** The addresses that the links of a rich text lead to, as the portal reads them. */
export function linksOfHtml(html: string): string[] {
  const found: string[] = []
  scanHtml(html, {
    open(name, attributes) {
      const href = attributes.get('href')
      if (name === 'a' && href) found.push(decodeReferences(href).trim())
    },
    close() {},
    text() {},
    stray() {},
  })
  return found
}
