import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Input, Problem } from '../input/Input'
import type { CheckedDocument, CheckedFile, Finding, Reporter, Summary, UncheckedFile } from '../report/Reporter'
import { warn } from '../terminal/standardStreams'
import { checkDocuments } from './checkDocuments'
import { ErrorLimit } from './ErrorLimit'
import { FileResultBuilder } from './FileResultBuilder'
import type { PreparedRun } from './prepareRun'
import type { Progress } from './showProgress'

/** The outcome of a run. */
export type Outcome = {
  summary: Summary
  problems: Problem[]
  /** Errors that were found but not shown. */
  hidden: number
  /** The last input that was begun. */
  last: Input | undefined
}

type Observers = {
  reporter: Required<Reporter>
  progress: Progress
  interrupted: Promise<void>
  /** Called after each input. */
  onChecked?: (input: Input, result: CheckedFile | UncheckedFile) => void
}

/** In milliseconds: the longest time without a turn for signals and timers. */
const maxTurn = 50

/** Checks one input after the other and reports them, until all are checked, a limit is reached or the run is interrupted. */
export async function checkInputs(
  inputs: readonly Input[],
  run: PreparedRun,
  { reporter, progress, interrupted, onChecked }: Observers,
): Promise<Outcome> {
  const summary: Summary = { files: 0, documents: 0, blocks: 0, errors: 0, warnings: 0, codes: {} }
  const outcome: Outcome = { summary, problems: [], hidden: 0, last: undefined }
  const limit = new ErrorLimit(run.maxErrors)
  let done = 0

  async function checkAll(): Promise<void> {
    let turnStarted = performance.now()
    for (const input of inputs) {
      if (performance.now() - turnStarted > maxTurn) {
        await nextTurn()
        turnStarted = performance.now()
      }
      if (summary.stopped) return
      progress.checking(done, input.name)
      outcome.last = input
      const file = new FileResultBuilder(input.name)
      for await (const document of checkDocuments(input, run.settingsOf(input), file, (text) => note(input, text))) {
        // After an interruption the reports are closed already.
        if (summary.stopped) return
        reportDocument(document)
        if (limit.isReached) break
      }
      if (summary.stopped) return
      done += 1
      reportFile(input, file.result())
    }
  }

  function note({ name }: Input, text: string): void {
    progress.clear()
    warn(`${name}: ${text}`)
  }

  function reportDocument(document: CheckedDocument): void {
    countFindings(summary, document.findings)
    const visible = run.quiet ? document.findings.filter(isError) : document.findings
    const findings = limit.take(visible)
    if (findings.length === 0) return
    progress.clear()
    reporter.document(findings === document.findings ? document : { ...document, findings: [...findings] })
  }

  function reportFile(input: Input, result: CheckedFile | UncheckedFile): void {
    const checked = 'problem' in result ? result.checked : result
    progress.clear()
    if (checked) {
      summary.files += 1
      summary.documents += checked.documents
      summary.blocks += checked.blocks
      reporter.file(checked)
    }
    if ('problem' in result) reportProblem({ file: result.file, problem: result.problem })
    onChecked?.(input, result)
    if (limit.isReached) summary.stopped = 'max-errors'
    else if (run.bail && ('problem' in result || result.errors > 0)) summary.stopped = 'bail'
  }

  function reportProblem(problem: Problem): void {
    outcome.problems.push(problem)
    reporter.problem(problem)
  }

  function interrupt(): void {
    summary.stopped = 'interrupted'
    const current = inputs[done]
    if (!current) return
    reportProblem({ file: current.name, problem: 'not checked to its end, as the run was interrupted' })
    done += 1
  }

  await Promise.race([checkAll(), interrupted.then(interrupt)])
  if (summary.stopped) summary.left = inputs.length - done
  outcome.hidden = limit.hidden
  return outcome
}

/** Counts every finding, shown or not. */
function countFindings(summary: Summary, findings: readonly Finding[]): void {
  for (const { issue } of findings) {
    summary.codes[issue.code] = (summary.codes[issue.code] ?? 0) + 1
    summary[issue.severity === 'error' ? 'errors' : 'warnings'] += 1
  }
}

const isError = ({ issue }: Finding): boolean => issue.severity === 'error'
