import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lintCodes } from '../../schemas/lint'
import { readMarkdown } from '../../scripts/vite/markdown'
import { formats } from '../../src/cli/report/reporters'
import { folderOf } from '../helpers/cli/folderOf'
import { followPage } from '../helpers/cli/followPage'
import { root } from '../helpers/fixtures'

const path = 'src/studio/docs/command-line.md'
const source = readFileSync(join(root, path), 'utf8')
const page = readMarkdown(source, path)

describe('the page for back-end developers', () => {
  it('shows the output that its commands print, run one after the other', async () => {
    const { failures, compared } = await followPage(page, folderOf({ '.git/HEAD': '' }))
    expect(failures).toEqual([])
    expect(compared).toBeGreaterThan(2)
  })

  it('shows the same report as the README', () => {
    const report = page.nodes.flatMap((node) =>
      typeof node !== 'string' && node.language === 'text' ? node.children : [],
    )
    const long = report.find((text) => typeof text === 'string' && text.includes('missing-property'))
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(long)
  })

  it.each([...Object.keys(lintCodes), ...formats])('names %s', (name) => {
    expect(source).toContain(`\`${name}\``)
  })
})

describe('a page of documentation', () => {
  it('is refused when it contains what the studio does not render', () => {
    expect(() => readMarkdown('# A\n\n<b>b</b>', 'a.md')).toThrow('a.md: the studio does not render "html"')
    expect(() => readMarkdown('no title', 'a.md')).toThrow('a.md: a page needs a title')
  })

  it('derives the links to its parts from their titles', () => {
    const { title, parts } = readMarkdown('# Check `it`\n\n## What *is* a document?\n', 'a.md')
    expect(title).toBe('Check it')
    expect(parts).toEqual([{ id: 'what-is-a-document', title: 'What is a document?' }])
  })
})
