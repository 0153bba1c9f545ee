import { type ExitCode, exitCodes } from '../exitCodes'
import type { Problem } from '../input/Input'
import { openReports } from '../report/openReports'
import { count } from '../terminal/count'
import { printable, printableLines } from '../terminal/printable'
import { warn, writeStderr } from '../terminal/standardStreams'
import { catchSignals } from './catchSignals'
import { checkInputs } from './checkInputs'
import { createTurns } from './createTurns'
import { KnownFiles } from './KnownFiles'
import { prepareRun } from './prepareRun'
import type { Choice, Run } from './Run'
import type { RunOptions } from './RunOptions'
import { showProgress } from './showProgress'
import { watchFolders } from './watchFolders'

/**
 * Checks everything once and then, until it is interrupted, whatever changes. The reports are printed; what goes on around
 * them is told on standard error. Answers by the last state of all files.
 */
export async function watchInputs(named: readonly string[], options: RunOptions): Promise<ExitCode> {
  const first = await prepareRun(named, options)
  // What cannot be chosen now, as where there is no git, cannot be watched either.
  await first.select()
  const known = new KnownFiles()
  const signals = catchSignals()
  let run = first
  let told = ''
  let problems: readonly Problem[] = []

  async function turn(): Promise<void> {
    try {
      const next = await prepareRun(named, options)
      if (next.fingerprint !== run.fingerprint) known.forgetAll()
      run = next
      const choice = await run.select()
      problems = choice.problems
      await checkChanged(run, choice)
      if (folders.follow(new Set([...run.folders, ...choice.folders]))) turns.happened()
    } catch (error) {
      sayOnce(error instanceof Error ? error.message : String(error))
    }
  }

  /** What goes on being wrong is told once. */
  function sayOnce(text: string): void {
    if (text !== '' && text !== told) writeStderr(`beffroi: ${printableLines(text)}\n`)
    told = text
  }

  async function checkChanged(current: Run, choice: Choice): Promise<void> {
    const gone = known.forgetOthers(choice.inputs)
    const changed = known.changedOf(choice.inputs)
    for (const name of gone) warn(`${name} is no longer there, or no longer to be checked`)
    const lines = choice.problems.map(({ file, problem }) => `${file}: ${problem}`)
    sayOnce([...choice.notes, ...lines].map(printable).join('\nbeffroi: '))
    if (changed.length === 0 && gone.length === 0 && isStarted) return
    if (changed.length > 0) await check(current, changed)
    writeStderr(`${describeState()}\n`)
    isStarted = true
  }

  async function check(current: Run, changed: Choice['inputs']): Promise<void> {
    const [only] = changed
    if (isStarted)
      writeStderr(`\n${separator(changed.length === 1 && only ? only.name : `${changed.length} files`)}\n\n`)
    const reporter = openReports(
      current.reports.filter(({ file }) => file === '-'),
      current.colours,
      current.quiet,
    )
    const progress = showProgress(changed.length, options.progress, process.stderr, process.env)
    const outcome = await checkInputs(changed, current, {
      reporter,
      progress,
      interrupted: signals.interrupted,
      checked: (input, result) => known.keep(input, result),
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
  const turns = createTurns(turn)
  const folders = watchFolders(turns.happened, warn)
  turns.happened()
  await signals.interrupted
  turns.close()
  folders.close()
  signals.release()
  const { errors, warnings, unchecked } = known.counts()
  if (unchecked > 0 || problems.length > 0) return exitCodes.unusable
  return errors > 0 || (run.maxWarnings !== undefined && warnings > run.maxWarnings) ? exitCodes.errors : exitCodes.ok
}

const separator = (what: string): string => printable(`──── ${new Date().toTimeString().slice(0, 8)} · ${what} ────`)
