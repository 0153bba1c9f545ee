import { statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { createSettings } from '../config/createSettings'
import { type LoadedConfiguration, loadConfiguration, portalsOf } from '../config/loadConfiguration'
import { findInputs } from '../input/findInputs'
import { IgnoreRules } from '../input/IgnoreRules'
import type { InputSelection } from '../input/Input'
import type { ReportRequest } from '../report/openReports'
import { type Format, formats } from '../report/reporters'
import { colourMode } from '../terminal/TerminalOptions'
import type { RunOptions } from './RunOptions'

/** The inputs of a run. `unchanged` is a sentence when there are none because git says that nothing changed. */
export type RunInputs = InputSelection & { unchanged: string | undefined }

/** A run as the command line and the configuration ask for it. */
export type PreparedRun = Awaited<ReturnType<typeof prepareRun>>

/** Merges the command line and the configuration; the command line wins. Throws a sentence when one of them cannot be used. */
export async function prepareRun(named: readonly string[], options: RunOptions) {
  const loaded = await loadConfiguration(options.config)
  const { rule, ignore } = options
  const severities = rule || ignore ? (await import('./readRules')).readRules(options) : {}
  const { now = new Date() } = options
  const timeout = options.timeout === undefined ? undefined : options.timeout * 1000
  const reports = reportsOf(loaded, options)
  const roots = named.length > 0 ? named : (loaded?.content.files?.map((file) => fromHere(loaded, file)) ?? ['.'])
  const written = reports.flatMap(({ file }) => (file === '-' ? [] : [resolve(file)]))
  const excluded = new Set([...written, ...(loaded ? [loaded.file] : [])])
  return {
    /** Whether nothing was named, so that the run checks all of the current folder. */
    isGuess: named.length === 0 && loaded?.content.files === undefined,
    select: () => select(roots, loaded, excluded, options),
    settingsOf: await createSettings(loaded, { ...options, severities, now, timeout }),
    reports,
    /** The run stops after this many errors are shown. */
    maxErrors: options.maxErrors,
    /** Whether the run stops after the first file with an error. */
    bail: options.bail ?? false,
    maxWarnings: options.maxWarnings ?? loaded?.content.maxWarnings,
    /** The name of the option or setting that `maxWarnings` comes from. */
    maxWarningsSource:
      options.maxWarnings === undefined ? `maxWarnings of ${basename(loaded?.file ?? '')}` : '--max-warnings',
    quiet: options.quiet ?? false,
    colours: colourMode(options.color),
    words: options.language && (await (await import('../../../schemas/words')).wordsOf(options.language)),
    /** Changes with the configuration, so that everything is checked again. */
    fingerprint: fingerprint(loaded),
    /** Folders with files that say how to check, besides those of what is checked. */
    folders: [process.cwd(), ...(loaded ? [loaded.folder] : []), ...roots.map((root) => dirname(resolve(root)))],
  }
}

async function select(
  roots: readonly string[],
  loaded: LoadedConfiguration | undefined,
  excluded: ReadonlySet<string>,
  { stdinFilename: stdinName = '<stdin>', ignoreFiles, changed, since }: RunOptions,
): Promise<RunInputs> {
  const patterns = loaded?.content.ignore
  const configured = loaded && patterns ? { folder: loaded.folder, from: loaded.file, patterns } : undefined
  const rules = ignoreFiles === false ? undefined : new IgnoreRules(configured)
  const selection = await findInputs(roots, { stdinName, rules, excluded })
  if (!changed && since === undefined) return { ...selection, unchanged: undefined }
  const { readChanges, keepChanged } = await import('../input/readChanges')
  const changes = await readChanges(process.cwd(), since)
  const inputs = keepChanged(selection.inputs, changes.paths)
  const { length } = selection.inputs
  const isNone = length > 0 && inputs.length === 0
  const files = length === 1 ? 'The one file' : `None of the ${length} files`
  const unchanged = isNone ? `${files} changed since ${changes.since}, so nothing was checked` : undefined
  return { ...selection, inputs, unchanged }
}

/** A path or pattern of the configuration, relative to the working folder. */
const fromHere = ({ folder }: LoadedConfiguration, file: string): string =>
  (relative(process.cwd(), join(folder, file)) || '.').replaceAll('\\', '/')

/** The report on standard output, pretty unless another is asked for, and those in files. */
function reportsOf(loaded: LoadedConfiguration | undefined, { format, report }: RunOptions): ReportRequest[] {
  const configured = configuredReports(loaded).filter(({ file }) => file !== '-' || format === undefined)
  const files = report ?? configured
  return files.some(({ file }) => file === '-') ? files : [{ format: format ?? 'pretty', file: '-' }, ...files]
}

function configuredReports(loaded: LoadedConfiguration | undefined): ReportRequest[] {
  const isFormat = (name: string): name is Format => formats.includes(name)
  if (!loaded) return []
  return Object.entries(loaded.content.reports ?? {}).flatMap(([format, file]) =>
    isFormat(format) && file !== undefined ? [{ format, file: file === '-' ? file : fromHere(loaded, file) }] : [],
  )
}

function fingerprint(loaded: LoadedConfiguration | undefined): string {
  if (!loaded) return ''
  const portals = portalsOf(loaded).map((file) => statSync(resolve(loaded.folder, file)).mtimeMs)
  return JSON.stringify([loaded.file, loaded.content, portals])
}
