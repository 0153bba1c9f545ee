import { marked, type Token } from 'marked'

/** What a page of documentation names: paths of the repository, links to its files, and npm scripts. */
export type Mentions = {
  /** Paths from the root, as written; `*` and `<name>` stand for any name. */
  paths: string[]
  /** Targets of links and pictures, relative to the page, without fragment. */
  links: string[]
  scripts: string[]
  /** Names of what its commands make, such as a block. */
  made: string[]
}

/** Commands whose script needs no `run`. */
const npmScript = /\bnpm (?:run ([\w:-]+)|(test|start)\b)/g

/** Another site, a mail address, or a part of the same page. */
const isElsewhere = (href: string): boolean => /^(?:[a-z]+:|#)/i.test(href)

/** Reads the mentions of a Markdown page. A path is code that begins with one of `folders`, such as `src`. */
export function readMentions(markdown: string, folders: readonly string[]): Mentions {
  const found: Mentions = { paths: [], links: [], scripts: [], made: [] }
  const readCode = (text: string) => {
    for (const word of text.split(/\s+/)) if (isPath(word, folders)) found.paths.push(word)
    for (const [, name = ''] of text.matchAll(/\bnpm run new \w+ ([\w-]+)/g)) found.made.push(name)
    for (const [, script, own] of text.matchAll(npmScript)) found.scripts.push(script ?? own ?? '')
  }
  const visit = (token: Token) => {
    if (token.type === 'codespan' || token.type === 'code') readCode(token.text)
    const isLink = token.type === 'link' || token.type === 'image'
    if (isLink && !isElsewhere(token.href)) found.links.push(token.href.replace(/#.*$/, ''))
  }
  marked.walkTokens(marked.lexer(markdown), visit)
  return found
}

const isPath = (word: string, folders: readonly string[]): boolean =>
  /^[\w.*<>/@{},-]+$/.test(word) && word.includes('/') && folders.includes(word.split('/', 1)[0] ?? '')
