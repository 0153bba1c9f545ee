import { basename, dirname } from 'node:path'
import { exportsOf, isCode, type Tree } from './Tree'

const maxLines = 250
const vague = /^(?:utils?|helpers?|managers?|misc|common|shared|lib)$|(?:Utils?|Helpers?|Managers?)$/i
/** Folders that keep a vague name: fragments of the contract with their words, and helpers of tests. */
const exceptions = ['schemas/shared', 'schemas/texts/shared', 'tests/helpers']
const product = /^(?:schemas|renderer|src)\//
/** Code that browsers load: not `schemas/compile`, which compiles validators on the command line. */
const inBrowsers = /^(?:schemas(?!\/compile\/)|renderer|src\/portal|src\/studio)\//

/** The faults of the files themselves, one sentence each. */
export function fileFaults(tree: Tree): string[] {
  return [
    ...differingByCase(tree.keys()),
    ...[...tree].flatMap(([path, text]) => [
      ...tooLong(path, text),
      ...vagueName(path),
      ...strayTest(path),
      ...codeFromText(path, text),
      ...(product.test(path) && isCode(path) ? wrongName(path, text) : []),
    ]),
  ]
}

/** Paths that a case-insensitive file system, or an import without extension, would confuse. */
function differingByCase(paths: Iterable<string>): string[] {
  const spellings = new Map<string, string>()
  return [...paths].flatMap((path) => {
    const stem = path.replace(/\.\w+$/, '')
    const other = spellings.get(stem.toLowerCase()) ?? stem
    spellings.set(stem.toLowerCase(), other)
    return other === stem ? [] : [`${path} differs from ${other} by case alone`]
  })
}

function tooLong(path: string, text: string): string[] {
  const lines = text.trimEnd().split('\n').length
  return path.endsWith('.json') || lines <= maxLines ? [] : [`${path} has ${lines} lines, over ${maxLines}`]
}

function vagueName(path: string): string[] {
  const rest = exceptions.reduce((left, folder) => left.replace(`${folder}/`, ''), path)
  const names = rest.split('/').map((name) => name.replace(/\..*$/, ''))
  return names.filter((name) => vague.test(name)).map((name) => `${path} is named ${name}, which says nothing`)
}

const strayTest = (path: string): string[] =>
  /\.(?:test|spec)\.\w+$/.test(path) && !path.startsWith('tests/') ? [`${path} is a test outside tests/`] : []

const codeFromText = (path: string, text: string): string[] =>
  isCode(path) && inBrowsers.test(path) && /\beval\s*\(|\bnew Function\b|\bFunction\s*\(/.test(text)
    ? [`${path} makes code from text`]
    : []

/** A file or its folder is named after its only export; a file named with a capital exports that name. */
function wrongName(path: string, text: string): string[] {
  const name = basename(path).replace(/(?:\.d)?\.\w+$/, '')
  const names = [...new Set(exportsOf(path, text))]
  const isEntryPoint = /^(?:index|main|engine|lint|sources|entry-.*)$/.test(name)
  if (isEntryPoint || names.length === 0) return []
  const around = [name, basename(dirname(path))]
  const matches = /^[A-Z]/.test(name)
    ? names.includes(name)
    : names.length > 1 || names.some((each) => around.some((word) => alike(each, word)))
  return matches ? [] : [`${path} exports ${names.join(', ')}, and is not named after it`]
}

/** Whether one name contains the other: `handleErrors` and `errors`, `createApp` and `app`, `Port` and `ports`. */
function alike(name: string, file: string): boolean {
  const plain = (text: string) => text.replace(/[-_]/g, '').toLowerCase().replace(/s$/, '')
  return plain(name).includes(plain(file)) || plain(file).includes(plain(name))
}
