import { type ExitCode, exitCodes } from '../exitCodes'
import { formatOfName } from '../input/OpenedInput'
import { openReports, type Reports } from '../report/openReports'
import { warn } from '../terminal/standardStreams'
import { catchSignals } from './catchSignals'
import { checkInputs, type Outcome } from './checkInputs'
import { type PreparedRun, prepareRun, type RunInputs } from './prepareRun'
import type { RunOptions } from './RunOptions'
import { showProgress } from './showProgress'

/** Runs `beffroi validate` on the inputs of the command line or the configuration. Throws on wrong usage. */
export async function runValidate(named: readonly string[], options: RunOptions): Promise<ExitCode> {
  if (options.watch) return (await import('./watchInputs')).watchInputs(named, options)
  const run = await prepareRun(named, options)
  const selected = await run.select()
  const reports = await openReports(run.reports, run.colours, run.quiet, run.words)
  const signals = catchSignals()
  const outcome = await checkSelected(run, selected, reports, options.progress, signals.interrupted)
  reports.end(outcome.summary)
  const reportErrors = reports.close()
  for (const sentence of [...describeRun(run, selected, outcome), ...reportErrors]) warn(sentence)
  if (outcome.summary.stopped === 'interrupted') await exitInterrupted()
  signals.release()
  return reportErrors.length === 0 ? exitCodeOf(run, selected, outcome) : exitCodes.unusable
}

async function checkSelected(
  run: PreparedRun,
  { inputs, problems }: RunInputs,
  reporter: Reports,
  wantsProgress: boolean,
  interrupted: Promise<void>,
): Promise<Outcome> {
  const progress = showProgress(inputs.length, wantsProgress, process.stderr, process.env)
  for (const problem of problems) reporter.problem(problem)
  try {
    return await checkInputs(inputs, run, { reporter, progress, interrupted })
  } finally {
    progress.end()
  }
}

const guessHint = 'nothing was named, so this is the whole folder; beffroi init writes down where the payloads are'

/** The number of ignored files that are listed by name. */
const maxNotes = 5

/** Returns sentences about facts that no report contains: ignored files, problems, and why the run is incomplete. */
function describeRun(run: PreparedRun, selected: RunInputs, outcome: Outcome): string[] {
  const { inputs, notes, unchanged } = selected
  const problems = [...selected.problems, ...outcome.problems]
  const sentences = notes.slice(0, maxNotes)
  const more = notes.length - maxNotes
  if (more > 0) sentences.push(`${more} more file${more === 1 ? ' was' : 's were'} left out, as they are ignored`)
  for (const { file, problem } of problems) sentences.push(`${file}: ${problem}`)
  if (run.isGuess && problems.length > 0) sentences.push(guessHint)
  if (unchanged !== undefined) sentences.push(unchanged)
  else if (inputs.length === 0 && selected.problems.length === 0) sentences.push('nothing is left to check')
  const stop = describeStop(run, outcome, inputs.length)
  if (stop) sentences.push(stop)
  if (hasTooManyWarnings(run, outcome)) {
    sentences.push(`more warnings than ${run.maxWarningsSource} allows (${run.maxWarnings})`)
  }
  return sentences
}

/** Returns a sentence about the work that an early stop left undone; undefined when there is none. */
function describeStop(
  { maxErrors }: PreparedRun,
  { summary, hidden, last }: Outcome,
  total: number,
): string | undefined {
  const { stopped, left = 0 } = summary
  const files = left === 1 ? '1 file was' : `${left} files were`
  if (stopped === 'interrupted') {
    if (left === 0) return total === 1 ? 'interrupted before the end' : `interrupted in the last of ${total} files`
    return `interrupted: ${total - left} of ${total} files were begun, ${files} not checked`
  }
  const undone: string[] = []
  if (stopped === 'max-errors') {
    if (hidden > 0) undone.push(`${hidden} more error${hidden === 1 ? ' was' : 's were'} found but not shown`)
    if (last && formatOfName(last.name) === 'ndjson') undone.push(`the rest of ${last.name} was not checked`)
  }
  if (left > 0) undone.push(`${files} not checked`)
  if (undone.length === 0) return undefined
  const reason =
    stopped === 'bail'
      ? 'at the first file with an error (--bail)'
      : `after ${maxErrors} ${maxErrors === 1 ? 'error' : 'errors'} (--max-errors)`
  return `stopped ${reason}: ${undone.join(', ')}`
}

const hasTooManyWarnings = ({ maxWarnings }: PreparedRun, { summary }: Outcome): boolean =>
  maxWarnings !== undefined && summary.warnings > maxWarnings

function exitCodeOf(run: PreparedRun, { inputs, problems, unchanged }: RunInputs, outcome: Outcome): ExitCode {
  const isUnusable = problems.length > 0 || outcome.problems.length > 0 || outcome.summary.stopped === 'interrupted'
  if (isUnusable || (inputs.length === 0 && unchanged === undefined)) return exitCodes.unusable
  return outcome.summary.errors > 0 || hasTooManyWarnings(run, outcome) ? exitCodes.errors : exitCodes.ok
}

/** Exits after all output is flushed. A pending read of an input would keep the process alive. */
async function exitInterrupted(): Promise<never> {
  for (const stream of [process.stdout, process.stderr]) {
    await new Promise((resolve) => stream.write('', resolve))
  }
  process.exit(exitCodes.unusable)
}
