import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** What an assertion found where it expected nothing: the entries of a list, otherwise its message. */
function findings({ message, actual, diff }) {
  const entries = [...String(actual ?? '').matchAll(/^\s+"((?:[^"\\]|\\.)*)",?$/gm)].map(([, text]) =>
    text.replace(/\\(["\\])/g, '$1'),
  )
  if (entries.length > 0) return entries
  const plain = stripVTControlCharacters(String(diff ?? message))
  return plain.split('\n').filter((line) => /\S/.test(line))
}

/** A vitest reporter that writes what failed to a file: for each test its file, its title and its findings. */
export default class BlockReporter {
  #files = new Map()

  #of(path) {
    const known = this.#files.get(path) ?? { path, tests: 0, failures: [] }
    this.#files.set(path, known)
    return known
  }

  onTestCaseResult(test) {
    const file = this.#of(test.module.relativeModuleId)
    const { state, errors = [] } = test.result()
    if (state !== 'skipped') file.tests++
    if (state === 'failed') file.failures.push({ title: test.fullName, findings: errors.flatMap(findings) })
  }

  onTestModuleEnd(module) {
    const errors = module.errors()
    if (errors.length === 0) return
    this.#of(module.relativeModuleId).failures.push({ title: 'The file of tests', findings: errors.flatMap(findings) })
  }

  onTestRunEnd() {
    writeFileSync(process.env.BEFFROI_BLOCK_REPORT ?? '', JSON.stringify([...this.#files.values()]))
  }
}
