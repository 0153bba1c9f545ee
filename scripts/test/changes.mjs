import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../set-up.mjs'

const specFolder = 'tests/e2e'
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Returns the files that differ from a revision, those that Git does not track yet included, as paths from the root. */
export const changedFiles = (revision = 'HEAD') => [
  ...git('diff', '--name-only', revision),
  ...git('ls-files', '--others', '--exclude-standard'),
]

/** Returns the browser tests as texts by file name. */
export const readSpecs = () =>
  new Map(
    readdirSync(join(root, specFolder))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => [name, readFileSync(join(root, specFolder, name), 'utf8')]),
  )

/** Returns the rooms that a file of browser tests names in its line `// rooms: …`: folders or files, from the root. */
export const roomsOf = (text) => /^\/\/ rooms: (.*)$/m.exec(text)?.[1]?.split(' ') ?? []

/** Returns the files of browser tests that changes reach: themselves, what they import, and the rooms that they name. */
export function reachedSpecs(changed, specs) {
  const isChanged = (name) => changed.includes(`${specFolder}/${name}`)
  const imports = (text) => [...text.matchAll(/from '\.\/(\w+)'/g)].map(([, name]) => `${name}.ts`)
  const reaches = (name, seen = new Set()) => {
    if (seen.has(name)) return false
    seen.add(name)
    return isChanged(name) || imports(specs.get(name) ?? '').some((each) => reaches(each, seen))
  }
  const isInRoom = (text) =>
    roomsOf(text).some((room) => changed.some((path) => path === room || path.startsWith(`${room}/`)))
  return [...specs]
    .filter(([name, text]) => name.endsWith('.spec.ts') && (isInRoom(text) || reaches(name)))
    .map(([name]) => name)
}
