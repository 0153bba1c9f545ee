import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, it } from 'vitest'

const filesLike = (pattern: string) => globSync([`renderer/**/${pattern}`, `src/**/${pattern}`])

const sheets = new Map(filesLike('*.module.css').map((path) => [path, classesOf(readFileSync(path, 'utf8'))]))

/** The names of the classes in a style sheet. */
function classesOf(sheet: string): ReadonlySet<string> {
  const names = sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/\.([a-zA-Z][\w-]*)/g)
  return new Set([...names].map(([, name = '']) => name))
}

/** The classes that a module reads by name and that its style sheets do not have. */
function missingClasses(path: string): string[] {
  const source = readFileSync(path, 'utf8')
  return [...source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, styles, address = '']) => {
    const sheet = join(dirname(path), address)
    const read = source.matchAll(new RegExp(`\\b${styles}(?:\\.(?!module\\.css)(\\w+)|\\['([\\w-]+)'\\])`, 'g'))
    const names = [...read].map(([, name, quoted]) => name ?? quoted ?? '')
    return names.filter((name) => !sheets.get(sheet)?.has(name)).map((name) => `${path}: ${name} of ${sheet}`)
  })
}

// A class that a style sheet lacks is undefined, which a page shows as `class="card undefined"`.
it('the modules read only classes that their style sheets have', () => {
  expect(sheets.size).toBeGreaterThan(50)
  expect(filesLike('*.{ts,tsx}').flatMap(missingClasses)).toEqual([])
})
