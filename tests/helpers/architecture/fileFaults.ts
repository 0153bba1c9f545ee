import { basename, dirname } from 'node:path'
import { exportsOf, isCode, type Tree } from './Tree'

const maxLines = 250
const vague = /^(?:utils?|helpers?|managers?|misc|common|shared|lib)$|(?:Utils?|Helpers?|Managers?)$/i
/** Folders whose vague name is settled: fragments of the contract, and what tests have in common. */
const settled = ['schemas/shared', 'tests/helpers']
const product = /^(?:schemas|renderer|src)\//
/** `schemas/compile` makes validators while the command line runs, and no browser loads it. */
const inBrowsers = /^(?:schemas(?!\/compile\/)|renderer|src\/portal|src\/studio)\//

/** What is wrong with the files themselves, one sentence each. */
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

/** Files that a file system without regard to case, or an import without extension, would take for one another. */
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
  const rest = settled.reduce((left, folder) => left.replace(`${folder}/`, ''), path)
  const names = rest.split('/').map((name) => name.replace(/\..*$/, ''))
  return names.filter((name) => vague.test(name)).map((name) => `${path} is named ${name}, which says nothing`)
}

const strayTest = (path: string): string[] =>
  /\.(?:test|spec)\.\w+$/.test(path) && !path.startsWith('tests/') ? [`${path} is a test outside tests/`] : []

const codeFromText = (path: string, text: string): string[] =>
  isCode(path) && inBrowsers.test(path) && /\beval\s*\(|\bnew Function\b|\bFunction\s*\(/.test(text)
    ? [`${path} makes code from text`]
    : []

/** A file with one export is called like it, or its folder is; one that starts with a capital exports that very name. */
function wrongName(path: string, text: string): string[] {
  const name = basename(path).replace(/(?:\.d)?\.\w+$/, '')
  const names = [...new Set(exportsOf(path, text))]
  const isDoor = /^(?:index|main|engine|lint|sources|entry-.*)$/.test(name)
  if (isDoor || names.length === 0) return []
  const around = [name, basename(dirname(path))]
  const isNamed = /^[A-Z]/.test(name)
    ? names.includes(name)
    : names.length > 1 || names.some((each) => around.some((word) => alike(each, word)))
  return isNamed ? [] : [`${path} exports ${names.join(', ')}, and is not named after it`]
}

/** `handleErrors` is told by `errors`, `createApp` by `app`, `Port` by `ports`. */
function alike(name: string, file: string): boolean {
  const plain = (text: string) => text.replace(/[-_]/g, '').toLowerCase().replace(/s$/, '')
  return plain(name).includes(plain(file)) || plain(file).includes(plain(name))
}
