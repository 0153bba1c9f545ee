import { Window } from 'happy-dom'

/** A page as a browser reads it, with no script run and nothing loaded. */
export const readHtml = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html')

export type ReadDocument = ReturnType<typeof readHtml>

/** Content of a meta tag by its name or property. */
export const metaOf = (document: ReadDocument, name: string): string | null | undefined =>
  (document.querySelector(`meta[name="${name}"]`) ?? document.querySelector(`meta[property="${name}"]`))?.getAttribute(
    'content',
  )

/** What the page carries along for the browser. */
export const stateOf = (document: ReadDocument): unknown =>
  JSON.parse(document.querySelector('script#state')?.textContent ?? 'null')
