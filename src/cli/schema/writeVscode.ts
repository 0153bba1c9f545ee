import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Configuration, checkConfiguration, isConfiguration } from '../../../schemas/configuration'
import { configurationName } from '../config/findConfiguration'
import { type ExitCode, exitCodes } from '../exitCodes'
import { parseBytes } from '../input/parseJson'
import { printable } from '../terminal/printable'
import { warn, writeStdout } from '../terminal/standardStreams'
import { associations } from './associations'
import { bundle } from './bundle'
import { forEditors } from './forEditors'
import { type Entry, mergeSettings } from './mergeSettings'
import { findTarget } from './targets'

const settings = '.vscode/settings.json'

/**
 * Makes VS Code complete, explain and check the payloads of a folder: writes schemas into `.vscode/` of the working folder
 * and names them in its settings, and says what was written.
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
  const before = existsSync(settings) ? readFileSync(settings, 'utf8') : ''
  const merged = mergeSettings(before, entries)
  if ('problem' in merged) {
    warn(`${settings} ${merged.problem}`)
    return exitCodes.unusable
  }
  mkdirSync('.vscode', { recursive: true })
  for (const [file, text] of schemas) report(file, text)
  report(settings, merged.text)
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

/** The configuration of the working folder, if there is one. */
function readConfiguration(): Configuration | undefined | 'wrong' {
  if (!existsSync(configurationName)) return undefined
  const parsed = parseBytes(readFileSync(configurationName))
  const document = parsed.fault ? undefined : parsed.document
  if (isConfiguration(document)) return document
  const [issue] = checkConfiguration(document)
  warn(`${configurationName} is wrong${issue ? `: ${issue.pointer} ${issue.message}` : ''}; nothing was written`)
  return 'wrong'
}
