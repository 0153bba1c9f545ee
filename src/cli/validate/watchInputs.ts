import { type ExitCode, exitCodes } from '../exitCodes'
import type { Problem } from '../input/Input'
import { WatchedAddresses } from '../input/WatchedAddresses'
import { openReports } from '../report/openReports'
import { count } from '../terminal/count'
import { printable, printableLines } from '../terminal/printable'
import { warn, writeStderr } from '../terminal/standardStreams'
import { catchSignals } from './catchSignals'
import { checkInputs } from './checkInputs'
import { debounceWork } from './debounceWork'
import { KnownFiles } from './KnownFiles'
import { type PreparedRun, prepareRun, type RunInputs } from './prepareRun'
import type { RunOptions } from './RunOptions'
import { showProgress } from './showProgress'
import { watchFolders } from './watchFolders'

/** In seconds: the pause before an address is asked again. */
const usualInterval = 2

/**
 * Checks everything once, and after that each file that changes and each address that answers something else, until it is interrupted. The report goes to standard
 * output, notes go to standard error. The exit code describes the last state of all files.
 */
export async function watchInputs(named: readonly string[], options: RunOptions): Promise<ExitCode> {
  const first = await prepareRun(named, options)
  // Throws for inputs that cannot be selected now, such as changes without git: they cannot be watched either.
  const hasAddresses = (await first.select()).inputs.some(({ url }) => url !== undefined)
  const known = new KnownFiles()
  const { timeout, interval = usualInterval } = options
  const addresses = new WatchedAddresses(timeout === undefined ? undefined : timeout * 1000)
  let timer: NodeJS.Timeout | undefined
  const signals = catchSignals()
  let run = first
  let lastWarning = ''
  let problems: readonly Problem[] = []

  async function checkAgain(): Promise<void> {
    try {
      const next = await prepareRun(named, options)
      if (next.fingerprint !== run.fingerprint) known.forgetAll()
      run = next
      const found = await run.select()
      const selected = { ...found, inputs: await addresses.ask(found.inputs) }
      problems = selected.problems
      await checkChanged(run, selected)
      if (folders.follow(new Set([...run.folders, ...selected.folders]))) checks.request()
    } catch (error) {
      warnOnce(error instanceof Error ? error.message : String(error))
    }
    clearTimeout(timer)
    if (hasAddresses) timer = setTimeout(checks.request, interval * 1000)
  }

  /** Prints a warning unless it is the same as the last one. */
  function warnOnce(text: string): void {
    if (text !== '' && text !== lastWarning) writeStderr(`beffroi: ${printableLines(text)}\n`)
    lastWarning = text
  }

  async function checkChanged(current: PreparedRun, selected: RunInputs): Promise<void> {
    const gone = known.forgetOthers(selected.inputs)
    const changed = known.changedOf(selected.inputs)
    for (const name of gone) warn(`${name} is no longer there, or no longer to be checked`)
    const lines = selected.problems.map(({ file, problem }) => `${file}: ${problem}`)
    warnOnce([...selected.notes, ...lines].map(printable).join('\nbeffroi: '))
    if (changed.length === 0 && gone.length === 0 && isStarted) return
    if (changed.length > 0) await check(current, changed)
    writeStderr(`${describeState()}\n`)
    isStarted = true
  }

  async function check(current: PreparedRun, changed: RunInputs['inputs']): Promise<void> {
    const [only] = changed
    if (isStarted)
      writeStderr(`\n${separator(changed.length === 1 && only ? only.name : `${changed.length} files`)}\n\n`)
    const reporter = await openReports(
      current.reports.filter(({ file }) => file === '-'),
      current.colours,
      current.quiet,
      current.words,
    )
    const progress = showProgress(changed.length, options.progress, process.stderr, process.env)
    const outcome = await checkInputs(changed, current, {
      reporter,
      progress,
      interrupted: signals.interrupted,
      onChecked: (input, result) => known.keep(input, result),
    })
    progress.end()
    reporter.end(outcome.summary)
    reporter.close()
    for (const { file, problem } of outcome.problems) warn(`${file}: ${problem}`)
  }

  function describeState(): string {
    const { files, faulty, errors, warnings } = known.counts()
    const state =
      faulty === 0 ? 'no issue' : `${count(errors, 'error')}, ${count(warnings, 'warning')} in ${faulty} of them`
    return `beffroi: watching ${count(files, 'file')}: ${state} (Ctrl-C ends)`
  }

  let isStarted = false
  const checks = debounceWork(checkAgain)
  const folders = watchFolders(checks.request, warn)
  checks.request()
  await signals.interrupted
  checks.close()
  clearTimeout(timer)
  folders.close()
  signals.release()
  const { errors, warnings, unchecked } = known.counts()
  if (unchecked > 0 || problems.length > 0) return exitCodes.unusable
  return errors > 0 || (run.maxWarnings !== undefined && warnings > run.maxWarnings) ? exitCodes.errors : exitCodes.ok
}

const separator = (what: string): string => printable(`──── ${new Date().toTimeString().slice(0, 8)} · ${what} ────`)
