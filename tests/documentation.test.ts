import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ignore from 'ignore'
import { globSync } from 'tinyglobby'
import { describe, expect, it } from 'vitest'
import about from '../package.json' with { type: 'json' }
import { pascal } from '../scripts/new/names'
import { headlessTables } from './helpers/docs/headlessTables'
import { type Mentions, readMentions } from './helpers/docs/readMentions'
import { root } from './helpers/fixtures'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const pages = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md'], { cwd: root, dot: true })
const ignored = ignore().add(read('.gitignore'))

/** Folders at the root that Git tracks. */
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '.git' && !ignored.ignores(`${entry.name}/`))
  .map(({ name }) => name)

/** Whether a path exists, or any that a pattern with `*` or `<name>` matches. What is made by a program need not exist. */
function exists(path: string): boolean {
  if (ignored.ignores(path)) return true
  const pattern = path.replace(/<[\w-]+>/g, '*')
  if (!/[*{]/.test(pattern)) return existsSync(join(root, path))
  return (
    globSync(pattern.replace(/\/$/, ''), { cwd: root, onlyFiles: false, dot: true, expandDirectories: false }).length >
    0
  )
}

/** Whether a path holds the name of something that the commands of a page make, such as a block. */
const isMade = (path: string, made: readonly string[]): boolean =>
  made.some((name) => path.includes(name) || path.includes(pascal(name)))

/** What a page at a path names and the repository does not have. */
function missing(page: string, { paths, links, scripts, made }: Mentions): string[] {
  const inPage = (link: string) => join(dirname(page), decodeURI(link))
  return [
    ...paths.filter((path) => !exists(path) && !isMade(path, made)),
    ...links.filter((link) => link !== '' && !exists(inPage(link))),
    ...scripts.filter((script) => !Object.hasOwn(about.scripts, script)).map((script) => `npm run ${script}`),
  ]
}

describe('the documentation', () => {
  it('is read completely', () => {
    for (const page of ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md']) expect(pages).toContain(page)
    const { paths } = readMentions(read('docs/architecture.md'), folders)
    expect(paths.length).toBeGreaterThan(50)
  })

  it.each(pages)('%s names only paths, files and scripts that exist', (page) => {
    expect(missing(page, readMentions(read(page), folders))).toEqual([])
  })

  it.each(pages)('%s has a header above the rows of each table', (page) => {
    expect(headlessTables(read(page))).toEqual([])
  })

  it('lists every decision', () => {
    const { links } = readMentions(read('docs/decisions/README.md'), folders)
    const decisions = readdirSync(join(root, 'docs/decisions')).filter((name) => name !== 'README.md')
    expect(links).toEqual(decisions.sort())
  })

  it('has a row for every setting of the server, and for no other', () => {
    const rows = read('docs/operations.md').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)
    const documented = [...rows].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '))
    const settings = [...read('src/server/settings.ts').matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name)
    expect(settings.length).toBeGreaterThan(20)
    expect(documented.sort()).toEqual(settings.sort())
  })
})

describe('the check of the documentation', () => {
  const example = `# A page of \`docs/\`

Code is in \`src/server/app.ts\`, and [elsewhere](../src/server/gone.ts#part), [here](#part) or [there](https://example.org/a/b).
Neither \`text/html\` nor \`/health/ready\` nor \`walks/\` is a path, but \`src/gone/\` and \`schemas/<folder>/title.json\` are.

![a picture](picture.svg)

\`\`\`sh
npm run build && npm test   # then npm run gone
npx vitest run --project cli tests/cli/docs.test.ts
npm run new block late-note && cat schemas/blocks/late-note.json
\`\`\`
`
  const mentions = readMentions(example, folders)

  it('reads paths, links and scripts, in code and in text', () => {
    expect(mentions).toEqual({
      paths: [
        'docs/',
        'src/server/app.ts',
        'src/gone/',
        'schemas/<folder>/title.json',
        'tests/cli/docs.test.ts',
        'schemas/blocks/late-note.json',
      ],
      links: ['../src/server/gone.ts', 'picture.svg'],
      scripts: ['build', 'test', 'gone', 'new'],
      made: ['late-note'],
    })
  })

  it('finds the rows that a blank line parts from their table, and none in code', () => {
    const table = '| a | b |\n|---|--:|\n| 1 | 2 |\n'
    expect(headlessTables(`${table}\n| 3 | 4 |\n| 5 | 6 |\n\n${table}\n\`\`\`sh\nls\n| wc\n\`\`\`\n`)).toEqual([
      '| 3 | 4 |',
    ])
  })

  it('reports what does not exist', () => {
    expect(missing('docs/example.md', mentions)).toEqual([
      'src/gone/',
      '../src/server/gone.ts',
      'picture.svg',
      'npm run gone',
    ])
  })

  it('accepts what a program makes, and patterns that match', () => {
    expect(
      ['dist/cli/beffroi.js', 'schemas/generated/', 'docs/decisions/*.md', 'src/{server,cli}/main.ts'].every(exists),
    ).toBe(true)
    expect(['docs/decisions/*.txt', 'renderer/<part>/gone.ts'].some(exists)).toBe(false)
  })
})
