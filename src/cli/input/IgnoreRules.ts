import { basename, dirname, join, relative, sep } from 'node:path'
import type { Ignore } from 'ignore'
import { InputError } from './InputError'
import { readOptionalFile } from './readOptionalFile'

/** Name of the files that list what is not checked, in the syntax of `.gitignore`. */
export const ignoreFileName = '.beffroiignore'

/** The `ignore` package compiles patterns to regular expressions, whose size is limited. */
const maxPatternLength = 1000

const tooLong = `is no pattern: it has more than ${maxPatternLength} characters`

/** Patterns that apply below a folder; `from` is the file that lists them. */
export type IgnorePatterns = { folder: string; from: string; patterns: readonly string[] }

/** The rules of one folder, whose patterns are relative to it. */
type Level = { folder: string; rules: Ignore }

/**
 * Decides which absolute paths are ignored, as git does: the last pattern that matches wins, patterns of a nearer folder come
 * after those of a farther one, and everything inside an ignored folder is ignored. Call `enter` on a folder before
 * `reasonFor` on its entries.
 */
export class IgnoreRules {
  readonly #configured: IgnorePatterns | undefined
  readonly #levels = new Map<string, readonly Level[]>()
  readonly #reasons = new Map<string, string | undefined>()

  /** `configured` are the patterns of the configuration; an ignore file beside it comes after them. */
  constructor(configured?: IgnorePatterns) {
    this.#configured = configured
  }

  /** Reads the rules of a folder and of all folders around it, once. Returns whether there are any. */
  async enter(folder: string): Promise<boolean> {
    const known = this.#levels.get(folder)
    if (known) return known.length > 0
    const parent = dirname(folder)
    if (parent !== folder) await this.enter(parent)
    const above = this.#levels.get(parent) ?? []
    const own = await this.#readLevel(folder)
    const levels = own ? [own, ...above] : above
    this.#levels.set(folder, levels)
    return levels.length > 0
  }

  /** Returns why a path is ignored, such as `pages/.beffroiignore: drafts/`; undefined when it is not. */
  reasonFor(path: string, isFolder = false): string | undefined {
    const folder = dirname(path)
    const levels = this.#levels.get(folder) ?? []
    if (levels.length === 0 || folder === path) return undefined
    return this.#reasonForFolder(folder) ?? decide(path, isFolder, levels)
  }

  #reasonForFolder(folder: string): string | undefined {
    if (!this.#reasons.has(folder)) this.#reasons.set(folder, this.reasonFor(folder, true))
    return this.#reasons.get(folder)
  }

  async #readLevel(folder: string): Promise<Level | undefined> {
    const configured = this.#configured?.folder === folder ? this.#configured : undefined
    const file = join(folder, ignoreFileName)
    const text = readOptionalFile(file)
    if (!configured && text === undefined) return undefined
    const { default: ignore } = await import('ignore')
    const rules = ignore({ ignorecase: false })
    if (configured) for (const pattern of configured.patterns) rules.add({ pattern, mark: basename(configured.from) })
    const mark = relative(process.cwd(), file).replaceAll(sep, '/')
    const patterns = text?.replace(/^\uFEFF/, '').split(/\r?\n/) ?? []
    const long = patterns.findIndex(({ length }) => length > maxPatternLength)
    if (long !== -1) throw new InputError(`cannot be looked into: line ${long + 1} of ${mark} ${tooLong}`)
    for (const pattern of patterns) rules.add({ pattern, mark })
    return { folder, rules }
  }
}

/** Applies the patterns to a path outside of ignored folders. `levels` starts with the nearest folder. */
function decide(path: string, isFolder: boolean, levels: readonly Level[]): string | undefined {
  for (const { folder, rules } of levels) {
    const name = relative(folder, path).replaceAll(sep, '/')
    const { ignored, unignored, rule } = rules.test(isFolder ? `${name}/` : name)
    if (unignored) return undefined
    if (!ignored) continue
    const parent = dirname(name)
    // A nearer pattern already re-included the folder.
    if (parent !== '.' && rules.test(`${parent}/`).ignored) continue
    return `${rule?.mark ?? ignoreFileName}: ${rule?.pattern.trim() ?? name}`
  }
  return undefined
}
