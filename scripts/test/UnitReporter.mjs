import { Progress } from './Progress.mjs'

/** A vitest reporter that prints progress. */
export default class UnitReporter {
  #progress = new Progress('unit tests')
  #files = 0
  #filesDone = 0
  #testsDone = 0
  #failed = 0

  onTestRunStart(files) {
    this.#files = files.length
  }

  onTestCaseResult(test) {
    this.#testsDone++
    if (test.result().state === 'failed') this.#failed++
    this.#report()
  }

  onTestModuleEnd() {
    this.#filesDone++
    this.#report()
  }

  #report() {
    const failed = this.#failed > 0 ? `, ${this.#failed} failed` : ''
    this.#progress.report(`${this.#filesDone} of ${this.#files} files, ${this.#testsDone} tests${failed}`)
  }
}
