import { setImmediate as turn } from 'node:timers/promises'
import type { Input, Problem } from '../input/Input'
import type { CheckedDocument, CheckedFile, UncheckedFile } from '../report/CheckedDocument'
import type { Reporter } from '../report/Reporter'
import { warn } from '../terminal/standardStreams'
import { checkFile } from './checkFile'
import { countIssues, type Summary } from './countIssues'
import { createErrorLimit } from './createErrorLimit'
import type { Run } from './Run'
import type { Progress } from './showProgress'

/** What became of a run; `left` is how many inputs were not begun when it was stopped. */
export type Outcome = {
  summary: Summary
  problems: Problem[]
  left: number
  stopped: Summary['stopped']
  /** Errors that were found but not shown. */
  hidden: number
  /** The last input that was begun. */
  last: Input | undefined
}

/** In milliseconds: how long a signal may have to wait for its turn. */
const longestTurn = 50

type Watchers = {
  reporter: Reporter
  progress: Progress
  interrupted: Promise<void>
  /** Told of each input when it is through. */
  checked?: (input: Input, result: CheckedFile | UncheckedFile) => void
}

/** Checks one input after the other until all are through, a limit is reached or the run is interrupted. */
export async function checkInputs(inputs: readonly Input[], run: Run, watchers: Watchers): Promise<Outcome> {
  const { reporter, progress, interrupted } = watchers
  const counted = countIssues()
  const limit = createErrorLimit(run.limits.maxErrors)
  const outcome: Outcome = {
    summary: counted.summary,
    problems: [],
    left: 0,
    stopped: undefined,
    hidden: 0,
    last: undefined,
  }
  let index = 0

  function found(document: CheckedDocument): boolean {
    if (outcome.stopped) return false
    counted.findings(document.findings)
    const visible = run.quiet ? document.findings.filter(isError) : document.findings
    const findings = limit.take(visible)
    if (findings.length > 0) {
      progress.clear()
      reporter.document(findings === document.findings ? document : { ...document, findings: [...findings] })
    }
    return !limit.isReached()
  }

  function note({ name }: Input, text: string): void {
    progress.clear()
    warn(`${name}: ${text}`)
  }

  function tell(input: Input, result: CheckedFile | UncheckedFile): void {
    const whole = 'problem' in result ? result.checked : result
    progress.clear()
    if (whole) {
      counted.file(whole)
      reporter.file(whole)
    }
    if ('problem' in result) {
      const { file, problem } = result
      outcome.problems.push({ file, problem })
      reporter.problem({ file, problem })
    }
    watchers.checked?.(input, result)
    if (limit.isReached()) outcome.stopped = 'max-errors'
    else if (run.limits.bail && ('problem' in result || result.errors > 0)) outcome.stopped = 'bail'
  }

  async function checkAll(): Promise<void> {
    let turned = performance.now()
    for (const input of inputs) {
      if (performance.now() - turned > longestTurn) {
        await turn()
        turned = performance.now()
      }
      if (outcome.stopped) return
      progress.checking(index, input.name)
      outcome.last = input
      const result = await checkFile(input, run.settingsOf(input), found, (text) => note(input, text))
      // Interrupted meanwhile: the reports are written already.
      if (outcome.stopped === 'interrupted') return
      index += 1
      tell(input, result)
    }
  }

  function interrupt(): void {
    outcome.stopped = 'interrupted'
    const current = inputs[index]
    if (!current) return
    const problem = { file: current.name, problem: 'not checked to its end, as the run was interrupted' }
    outcome.problems.push(problem)
    reporter.problem(problem)
    index += 1
  }

  await Promise.race([checkAll(), interrupted.then(interrupt)])
  outcome.left = inputs.length - index
  if (outcome.stopped) Object.assign(counted.summary, { stopped: outcome.stopped, left: outcome.left })
  outcome.hidden = limit.hidden()
  return outcome
}

const isError = ({ issue }: CheckedDocument['findings'][number]): boolean => issue.severity === 'error'
