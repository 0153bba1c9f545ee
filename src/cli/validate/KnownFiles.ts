import { statSync } from 'node:fs'
import type { Input } from '../input/Input'
import type { CheckedFile, UncheckedFile } from '../report/Reporter'

type KnownFile = { stamp: string; errors: number; warnings: number; isUnchecked: boolean }

/** The last result of each watched file, and the file system's stamp of the version that was checked. */
export class KnownFiles {
  readonly #files = new Map<string, KnownFile>()
  readonly #stamps = new Map<string, string>()

  /** Returns the inputs that are new or have changed since they were checked. */
  changedOf(inputs: readonly Input[]): Input[] {
    return inputs.filter(({ name, path, fetched }) => {
      const stamp = fetched?.stamp ?? stampOf(path)
      this.#stamps.set(name, stamp)
      return this.#files.get(name)?.stamp !== stamp
    })
  }

  /** Forgets all other inputs and returns their names. */
  forgetOthers(inputs: readonly Input[]): string[] {
    const names = new Set(inputs.map(({ name }) => name))
    const gone = [...this.#files.keys()].filter((name) => !names.has(name))
    for (const name of gone) this.#files.delete(name)
    return gone
  }

  forgetAll(): void {
    this.#files.clear()
  }

  /** Keeps a result under the stamp from before the file was read, so that a change meanwhile counts as a change. */
  keep({ name }: Input, result: CheckedFile | UncheckedFile): void {
    const { errors = 0, warnings = 0 } = 'problem' in result ? (result.checked ?? {}) : result
    const stamp = this.#stamps.get(name) ?? ''
    this.#files.set(name, { stamp, errors, warnings, isUnchecked: 'problem' in result })
  }

  counts() {
    const files = [...this.#files.values()]
    return {
      files: files.length,
      faulty: files.filter(({ errors, warnings }) => errors + warnings > 0).length,
      unchecked: files.filter(({ isUnchecked }) => isUnchecked).length,
      errors: files.reduce((sum, { errors }) => sum + errors, 0),
      warnings: files.reduce((sum, { warnings }) => sum + warnings, 0),
    }
  }
}

function stampOf(path: string | undefined): string {
  try {
    const { mtimeMs, size, ino } = statSync(path ?? '')
    return `${mtimeMs} ${size} ${ino}`
  } catch {
    return ''
  }
}
