import { lexer, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import type { DocElement, DocNode, DocPage } from '../../src/studio/docs/DocNode.ts'

/** Converts an imported `.md` file to a tree at build time, so that browsers load no Markdown parser. */
export function markdown(): Plugin {
  return {
    name: 'beffroi:markdown',
    transform(source, id) {
      if (!id.endsWith('.md')) return null
      return { code: `export default ${JSON.stringify(readMarkdown(source, id))}`, map: null }
    },
  }
}

/** Parses a page. Throws for content that the studio does not render, such as HTML or a picture. */
export function readMarkdown(source: string, name: string): DocPage {
  const nodes = lexer(source).flatMap((token) => block(token, name))
  const headings = nodes.filter((node) => typeof node !== 'string')
  const title = headings.find(({ tag }) => tag === 'h1')
  if (!title) throw new Error(`${name}: a page needs a title`)
  const parts = headings.flatMap(({ tag, id, children }) =>
    tag === 'h2' && id ? [{ id, title: children.map(text).join('') }] : [],
  )
  return { title: title.children.map(text).join(''), parts, nodes }
}

const text = (node: DocNode): string => (typeof node === 'string' ? node : node.children.map(text).join(''))

const slug = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const is = <T extends Tokens.Generic>(token: Token, type: T['type']): token is T => token.type === type

function block(token: Token, name: string): DocNode[] {
  if (is<Tokens.Space>(token, 'space')) return []
  if (is<Tokens.Heading>(token, 'heading')) return [heading(token, name)]
  if (is<Tokens.Paragraph>(token, 'paragraph')) return [{ tag: 'p', children: inlines(token.tokens, name) }]
  if (is<Tokens.Code>(token, 'code')) return [{ tag: 'pre', children: [token.text], language: token.lang ?? '' }]
  if (is<Tokens.Blockquote>(token, 'blockquote')) {
    return [{ tag: 'blockquote', children: token.tokens.flatMap((each) => block(each, name)) }]
  }
  if (is<Tokens.List>(token, 'list')) {
    const items = token.items.map((item): DocElement => ({ tag: 'li', children: inlines(item.tokens, name) }))
    return [{ tag: token.ordered ? 'ol' : 'ul', children: items }]
  }
  if (is<Tokens.Table>(token, 'table')) return [table(token, name)]
  // The text of a list item without a paragraph.
  if (is<Tokens.Text>(token, 'text')) return token.tokens ? inlines(token.tokens, name) : [token.text]
  throw new Error(`${name}: the studio does not render "${token.type}": ${token.raw.slice(0, 60)}`)
}

function heading({ depth, tokens }: Tokens.Heading, name: string): DocElement {
  const children = inlines(tokens, name)
  const tag = depth === 1 ? 'h1' : depth === 2 ? 'h2' : 'h3'
  return { tag, children, id: slug(children.map(text).join('')) }
}

function table({ header, rows }: Tokens.Table, name: string): DocElement {
  const row = (cells: Tokens.TableCell[], tag: 'th' | 'td'): DocElement => ({
    tag: 'tr',
    children: cells.map(({ tokens }) => ({ tag, children: inlines(tokens, name) })),
  })
  return {
    tag: 'table',
    children: [
      { tag: 'thead', children: [row(header, 'th')] },
      { tag: 'tbody', children: rows.map((cells) => row(cells, 'td')) },
    ],
  }
}

const inlines = (tokens: Token[], name: string): DocNode[] => tokens.flatMap((token) => inline(token, name))

function inline(token: Token, name: string): DocNode[] {
  if (is<Tokens.Codespan>(token, 'codespan')) return [{ tag: 'code', children: [token.text] }]
  if (is<Tokens.Strong>(token, 'strong')) return [{ tag: 'strong', children: inlines(token.tokens, name) }]
  if (is<Tokens.Em>(token, 'em')) return [{ tag: 'em', children: inlines(token.tokens, name) }]
  if (is<Tokens.Link>(token, 'link')) return [{ tag: 'a', href: token.href, children: inlines(token.tokens, name) }]
  if (is<Tokens.Escape>(token, 'escape')) return [token.text]
  if (is<Tokens.Text>(token, 'text') && !token.tokens) return [token.text.replace(/\n/g, ' ')]
  return block(token, name)
}
