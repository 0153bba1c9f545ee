import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { isPayloadName } from './listFolder'

/**
 * Returns the files that match a pattern, undefined when the name is not a pattern. A pattern without an extension, such as
 * `pages/**`, matches payloads only. Adds the folder that the pattern starts from to `folders`.
 *
 * Brackets and parentheses stand for themselves where there is such a path: `pages/[[...all]]/*.json` searches the folder
 * `[[...all]]` of `pages`.
 */
export async function expandGlob(pattern: string, folders: string[]): Promise<string[] | undefined> {
  const { glob, isDynamicPattern } = await import('tinyglobby')
  const slashed = process.platform === 'win32' ? pattern.replaceAll('\\', '/') : pattern
  const segments = slashed.split('/')
  const start = countExisting(segments)
  const rest = segments.slice(start)
  if (!rest.some((segment) => isDynamicPattern(segment))) return undefined
  const folder = segments
    .slice(0, start)
    .map((name) => `${name}/`)
    .join('')
  const ignore = slashed.includes('node_modules') ? [] : ['**/node_modules/**']
  const search = (names: readonly string[]) =>
    glob(names.join('/'), { cwd: resolve(folder), ignore, expandDirectories: false })
  const literal = rest.map(escapeBrackets)
  const named = literal.join() === rest.join() ? [] : await search(literal)
  const names = named.length > 0 ? named : await search(rest)
  const paths = names.map((name) => folder + name)
  folders.push(resolve(folder))
  const namesExtension = rest.at(-1)?.includes('.') ?? false
  return namesExtension ? paths : paths.filter((path) => isPayloadName(path))
}

/** How many of the first names of a path lead to a folder that exists; not the last one, which is that of the files. */
function countExisting(names: readonly string[]): number {
  let count = 0
  while (count < names.length - 1 && existsSync(`${names.slice(0, count + 1).join('/')}/`)) count++
  return count
}

/** Takes brackets and parentheses of a pattern for those of a name. */
const escapeBrackets = (segment: string): string => segment.replace(/[()[\]]/g, '\\$&')
