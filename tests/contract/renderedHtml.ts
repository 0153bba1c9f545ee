import { Parser } from 'htmlparser2'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parseHtml } from '../../renderer/blocks/rich-text/parseHtml'
import { linkAction } from '../../renderer/blocks/rich-text/RichText'
import { renderFlow } from '../../renderer/blocks/rich-text/renderFlow'
import type { RichTextRenderer } from '../../renderer/blocks/rich-text/renderInline'
import { isVoid, languageOf, tagOf } from '../../schemas/html/allowedHtml'

/** Content of an HTML fragment: its characters, sorted, and the number of each element, attribute and character of a language. */
type Content = { words: string; parts: Map<string, number> }

const renderer: RichTextRenderer = {
  link: (href, children) => (linkAction(href) ? createElement('a', { href: href.trim() }, children) : children),
  heading: (level, children, language) => createElement(`h${level}`, language, children),
  frame: (table: ReactNode) => table,
}

const renderHtml = (html: string): string =>
  renderToStaticMarkup(createElement('div', null, ...renderFlow(parseHtml(html), renderer)))

/** Elements whose content is rendered with or without them. */
const grouping = new Set(['p', 'div', 'span', 'thead', 'tbody'])
/** Elements that are not rendered while they are empty. */
const empty = new Set(['h', 'ul', 'ol'])

/** Reads the whole content of a fragment, allowed or not. */
function contentOf(html: string): Content {
  let words = ''
  const parts = new Map<string, number>()
  const open: { name: string; filled: boolean; lang?: string | undefined; dir?: string | undefined }[] = []
  const add = (part: string) => parts.set(part, (parts.get(part) ?? 0) + 1)
  const fill = () => {
    for (const element of open) element.filled = true
  }
  const parser = new Parser({
    onopentag(tag, attributes) {
      const name = tagOf(tag).replace(/^h[2-4]$/, 'h')
      if (!grouping.has(name) && !empty.has(name) && (name !== 'a' || attributes.href)) fill()
      if (/^t(?:head|body)$/.test(name) && open.at(-1)?.name !== 'table') add(`<${name}> astray`)
      const language = isVoid(name) ? {} : languageOf(attributes)
      open.push({ name, filled: false, ...language })
      for (const [attribute, value] of Object.entries(attributes)) {
        const isOne = /^(?:col|row)span$/.test(attribute) && value === '1'
        const isLanguage = (attribute === 'lang' && language.lang) || (attribute === 'dir' && language.dir)
        if (!isOne && !isLanguage) add(`${name} ${attribute}=${value.trim()}`)
      }
      if (name === 'a' && !attributes.href) open.push({ name: '', filled: true })
    },
    onclosetag() {
      let element = open.pop()
      if (element?.name === '') {
        open.pop()
        element = undefined
      }
      if (element && !grouping.has(element.name) && (element.filled || !empty.has(element.name)))
        add(`<${element.name}>`)
    },
    ontext(text) {
      const seen = text.replace(/[\s\u00a0]/g, '')
      if (seen) fill()
      for (const attribute of ['lang', 'dir'] as const) {
        const value = open.findLast((element) => element[attribute])?.[attribute]
        if (value) for (const character of seen) add(`${attribute}=${value} of ${character}`)
      }
      words += seen
    },
  })
  parser.write(html)
  parser.end()
  return { words: [...words].sort().join(''), parts }
}

/** The content of a fragment that its rendering lacks. */
export function missingFromRendered(html: string): string[] {
  const source = contentOf(html)
  const rendered = contentOf(renderHtml(html))
  const words = source.words === rendered.words ? [] : [`words: ${source.words} are ${rendered.words}`]
  return [
    ...words,
    ...[...source.parts].filter(([part, count]) => (rendered.parts.get(part) ?? 0) < count).map(([part]) => part),
  ]
}
