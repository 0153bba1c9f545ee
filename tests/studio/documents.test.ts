import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from '../../schemas'
import { readMarkdown } from '../../scripts/vite/markdown'
import type { DocNode } from '../../src/studio/docs/DocNode'
import { loadDocument } from '../../src/studio/docs/loadDocument'
import { root } from '../helpers/fixtures'

const translated = locales.filter((language) => language !== 'en')
const english = { 'command-line': 'src/studio/docs/command-line.md', 'your-first-portal': 'docs/your-first-portal.md' }
const read = (path: string) => readMarkdown(readFileSync(join(root, path), 'utf8'), path).nodes

/** The tags, links and code blocks of a page in their order: all that a translation keeps. */
function outline(nodes: readonly DocNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    if (node.tag === 'pre') return [`pre ${node.language}: ${node.children.join('')}`]
    if (node.tag === 'a') return [`a ${node.href}`]
    const isBlock = node.tag !== 'code' && node.tag !== 'strong' && node.tag !== 'em'
    return [...(isBlock ? [node.tag] : []), ...outline(node.children)]
  })
}

describe.each(['command-line', 'your-first-portal'] as const)('the page %s', (name) => {
  it.each(translated)('in %s has the parts, links and code of the English one', (language) => {
    const page = read(`src/studio/docs/${language}/${name}.md`)
    expect(outline(page).sort()).toEqual(outline(read(english[name])).sort())
  })

  it.each(locales)('loads in %s', async (language) => {
    const loaded = await loadDocument(name, language)
    expect(loaded.language).toBe(language)
    expect(loaded.page.title).not.toBe('')
  })
})
