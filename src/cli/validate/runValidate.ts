import { type ExitCode, exitCodes } from '../exitCodes'
import { formatOfName } from '../input/openInput'
import { openReports, type Reports } from '../report/openReports'
import { warn } from '../terminal/standardStreams'
import { catchSignals } from './catchSignals'
import { checkInputs, type Outcome } from './checkInputs'
import { prepareRun } from './prepareRun'
import type { Choice, Run } from './Run'
import type { RunOptions } from './RunOptions'
import { showProgress } from './showProgress'

/** Checks what the command line or the configuration names and writes the reports. Throws a sentence on wrong usage. */
export async function runValidate(named: readonly string[], options: RunOptions): Promise<ExitCode> {
  if (options.watch) return (await import('./watchInputs')).watchInputs(named, options)
  const run = await prepareRun(named, options)
  const choice = await run.select()
  const reports = openReports(run.reports, run.colours, run.quiet)
  const signals = catchSignals()
  const outcome = await checkChoice(run, choice, reports, options.progress, signals.interrupted)
  reports.end(outcome.summary)
  const unwritten = reports.close()
  tell(run, choice, outcome)
  for (const sentence of unwritten) warn(sentence)
  if (outcome.stopped === 'interrupted') await leave()
  signals.release()
  return unwritten.length === 0 ? exitCodeOf(run, choice, outcome) : exitCodes.unusable
}

async function checkChoice(
  run: Run,
  choice: Choice,
  reporter: Reports,
  wantsProgress: boolean,
  interrupted: Promise<void>,
): Promise<Outcome> {
  const progress = showProgress(choice.inputs.length, wantsProgress, process.stderr, process.env)
  for (const problem of choice.problems) reporter.problem(problem)
  try {
    return await checkInputs(choice.inputs, run, { reporter, progress, interrupted })
  } finally {
    progress.end()
  }
}

const guess = 'nothing was named, so this is the whole folder; beffroi init writes down where the payloads are'

/** How many files that were left out are named. */
const mostNotes = 5

/** Says on standard error what the reports do not: what was left out, and why the run is not all it could be. */
function tell(run: Run, choice: Choice, outcome: Outcome): void {
  for (const note of choice.notes.slice(0, mostNotes)) warn(note)
  const more = choice.notes.length - mostNotes
  if (more > 0) warn(`${more} more file${more === 1 ? ' was' : 's were'} left out, as they are ignored`)
  for (const { file, problem } of [...choice.problems, ...outcome.problems]) warn(`${file}: ${problem}`)
  const isTroubled = choice.problems.length + outcome.problems.length > 0
  if (run.isGuess && isTroubled) warn(guess)
  if (choice.unchanged !== undefined) warn(choice.unchanged)
  else if (choice.inputs.length === 0 && choice.problems.length === 0) warn('nothing is left to check')
  const stop = outcome.stopped && describeStop(run, outcome, choice.inputs.length)
  if (stop) warn(stop)
  if (hasTooManyWarnings(run, outcome)) warn(`more warnings than ${run.maxWarningsOf} allows (${run.maxWarnings})`)
}

/** Says what the run did not do because it was stopped; undefined when it was all done by then. */
function describeStop({ limits }: Run, { stopped, left, hidden, last }: Outcome, total: number): string | undefined {
  const files = left === 1 ? '1 file was' : `${left} files were`
  if (stopped === 'interrupted') {
    if (left === 0) return total === 1 ? 'interrupted before the end' : `interrupted in the last of ${total} files`
    return `interrupted: ${total - left} of ${total} files were begun, ${files} not checked`
  }
  const undone: string[] = []
  if (stopped === 'bail') {
    if (left > 0) undone.push(`${files} not checked`)
  } else {
    if (hidden > 0) undone.push(`${hidden} more error${hidden === 1 ? ' was' : 's were'} found but not shown`)
    if (last && formatOfName(last.name) === 'ndjson') undone.push(`the rest of ${last.name} was not checked`)
    if (left > 0) undone.push(`${files} not checked`)
  }
  if (undone.length === 0) return undefined
  const errors = limits.maxErrors === 1 ? 'error' : 'errors'
  const why =
    stopped === 'bail'
      ? 'at the first file with an error (--bail)'
      : `after ${limits.maxErrors} ${errors} (--max-errors)`
  return `stopped ${why}: ${undone.join(', ')}`
}

const hasTooManyWarnings = ({ maxWarnings }: Run, { summary }: Outcome): boolean =>
  maxWarnings !== undefined && summary.warnings > maxWarnings

function exitCodeOf(run: Run, choice: Choice, outcome: Outcome): ExitCode {
  const isUnusable = choice.problems.length > 0 || outcome.problems.length > 0 || outcome.stopped === 'interrupted'
  if (isUnusable || (choice.inputs.length === 0 && choice.unchanged === undefined)) return exitCodes.unusable
  return outcome.summary.errors > 0 || hasTooManyWarnings(run, outcome) ? exitCodes.errors : exitCodes.ok
}

/** Ends the process when everything is printed, whatever is still being read. */
async function leave(): Promise<never> {
  for (const stream of [process.stdout, process.stderr]) {
    await new Promise((resolve) => stream.write('', resolve))
  }
  process.exit(exitCodes.unusable)
}
