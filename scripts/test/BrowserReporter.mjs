import { relative } from 'node:path'
import { log, root } from '../set-up.mjs'
import { formatDuration, Progress } from './Progress.mjs'

/** A Playwright reporter that prints progress, and failures as soon as they occur. A test that fails is tried once more. */
export default class BrowserReporter {
  #progress = new Progress('browser tests')
  #started = performance.now()
  #total = 0
  #done = 0
  #failed = 0
  #flaky = 0

  onBegin(_, suite) {
    this.#total = suite.allTests().length
  }

  onTestEnd(test, result) {
    const hasFailed = result.status !== test.expectedStatus && result.status !== 'skipped'
    if (hasFailed) printFailure(test, result)
    if (hasFailed && result.retry < test.retries) return
    this.#done++
    if (hasFailed) this.#failed++
    else if (result.retry > 0) this.#flaky++
    this.#progress.report(`${this.#done} of ${this.#total}${this.#count()}`)
  }

  #count() {
    const failed = this.#failed > 0 ? `, ${this.#failed} failed` : ''
    return this.#flaky > 0 ? `${failed}, ${this.#flaky} flaky` : failed
  }

  onError(error) {
    console.log(textOf(error))
  }

  onEnd() {
    const duration = formatDuration(performance.now() - this.#started)
    log(`browser tests: ${this.#done - this.#failed} passed, ${this.#failed} failed, ${this.#flaky} flaky, ${duration}`)
  }

  printsToStdio() {
    return true
  }
}

function printFailure(test, { status, retry, errors, attachments }) {
  const { file, line } = test.location
  const files = attachments.flatMap(({ path }) => (path ? [`  ${relative(root, path)}`] : []))
  const title = `${relative(root, file)}:${line} ${test.titlePath().slice(3).join(' › ')}`
  console.log(
    [
      '',
      `${retry < test.retries ? 'FAILED ONCE' : 'FAILED'} (${status}) ${title}`,
      ...errors.map(textOf),
      ...files,
      '',
    ].join('\n'),
  )
}

const textOf = ({ message, stack, value, snippet }) => [stack ?? message ?? value, snippet].filter(Boolean).join('\n\n')
