import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Configuration, checkConfiguration, isConfiguration } from '../../../schemas/configuration'
import { expandBraces } from '../config/expandBraces'
import { configurationName } from '../configurationName'
import { type ExitCode, exitCodes } from '../exitCodes'
import { parseBytes } from '../input/parseJson'
import { printable } from '../terminal/printable'
import { warn, writeStdout } from '../terminal/standardStreams'
import { bundle } from './bundle'
import { forEditors } from './forEditors'
import { findTarget } from './targets'
import { type Entry, mergeSettings } from './vscodeSettings'

const settingsPath = '.vscode/settings.json'

/**
 * Sets up VS Code to complete, explain and check the payloads of a folder: writes schemas and settings into `.vscode/` of the
 * working folder, and prints what it wrote. Without a folder it takes the payload folders from the configuration.
 */
export function writeVscode(folder: string | undefined): ExitCode {
  const configuration = readConfiguration()
  if (configuration === 'wrong') return exitCodes.unusable
  const entries: Entry[] = []
  const schemas = new Map<string, string>()
  for (const { target, patterns } of associations(folder, configuration)) {
    const file = `.vscode/beffroi${target === 'document' ? '' : `-${target}`}.schema.json`
    const found = findTarget(target)
    if (!('target' in found)) continue
    schemas.set(file, `${JSON.stringify(forEditors(bundle(found.target)), null, 2)}\n`)
    entries.push({ url: `./${file}`, fileMatch: patterns })
  }
  const before = existsSync(settingsPath) ? readFileSync(settingsPath, 'utf8') : ''
  const merged = mergeSettings(before, entries)
  if ('problem' in merged) {
    warn(`${settingsPath} ${merged.problem}`)
    return exitCodes.unusable
  }
  mkdirSync('.vscode', { recursive: true })
  for (const [file, text] of schemas) report(file, text)
  report(settingsPath, merged.text)
  for (const { url, fileMatch } of entries) {
    const patterns = fileMatch.filter((pattern) => !pattern.startsWith('!')).join(', ')
    writeStdout(`  ${printable(patterns)} by ${printable(url)}\n`)
  }
  writeStdout('Open this folder in VS Code; other editors ask for a mapping of the same files to these schemas.\n')
  return exitCodes.ok
}

function report(file: string, text: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (before !== text) writeFileSync(file, text)
  writeStdout(`${before === text ? 'unchanged' : before === undefined ? 'wrote' : 'changed'} ${printable(file)}\n`)
}

/** Reads the configuration of the working folder; undefined without one, 'wrong' after reporting a mistake in it. */
function readConfiguration(): Configuration | undefined | 'wrong' {
  if (!existsSync(configurationName)) return undefined
  const parsed = parseBytes(readFileSync(configurationName))
  const document = parsed.fault ? undefined : parsed.document
  if (isConfiguration(document)) return document
  const [issue] = checkConfiguration(document)
  warn(`${configurationName} is wrong${issue ? `: ${issue.pointer} ${issue.message}` : ''}; nothing was written`)
  return 'wrong'
}

/** A schema and the patterns of its files, as VS Code reads them: `!` excludes files. */
type Association = { target: string; patterns: string[] }

/** JSON files that are not payloads, in folders that hold both. */
const otherFiles = [
  'package.json',
  'package-lock.json',
  'composer.json',
  'tsconfig*.json',
  '.vscode/**',
  'node_modules/**',
  'vendor/**',
]

/**
 * Chooses the schema of each payload: by its shape, or the kind that the configuration gives. Files in which the document is
 * nested (`at`) get none, since a schema describes a whole file.
 */
function associations(folder: string | undefined, configuration: Configuration | undefined): Association[] {
  const overrides = configuration?.overrides ?? []
  const special = overrides.filter(({ as, at }) => as !== undefined || at !== undefined)
  const exceptions = special.flatMap(({ files }) => patternsOf(files)).map((pattern) => `!${pattern}`)
  const chosen = folder === undefined ? (configuration?.files ?? ['.']) : [folder]
  const usual =
    configuration?.at === undefined
      ? [{ target: configuration?.as ?? 'document', patterns: [...patternsOf(chosen), ...exceptions] }]
      : []
  const kinds = special.flatMap(({ as, at, files }) =>
    as === undefined || at !== undefined ? [] : [{ target: as, patterns: patternsOf(files) }],
  )
  return [...usual, ...kinds, { target: 'configuration', patterns: [configurationName] }]
}

function patternsOf(files: readonly string[]): string[] {
  return files.flatMap(expandBraces).flatMap((file) => {
    const path = file.replace(/^(?:\.?\/)+/, '').replace(/\/+$/, '')
    if (path === '' || path === '.')
      return ['*.json', ...[...otherFiles, configurationName].map((other) => `!${other}`)]
    return /\.json$/.test(path) || /[*?]/.test(path) ? [path] : [`${path}/**/*.json`]
  })
}
