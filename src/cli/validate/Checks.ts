import type { IssueCode } from '../../../schemas'
import { type LintCode, type LintContext, lint, lintCodes } from '../../../schemas/lint'
import type { Settings, Severity } from '../config/Settings'

/** Settings as they are asked for with every document. */
export type ResolvedSettings = Pick<Settings, 'as' | 'at'> & {
  /** Undefined where an issue keeps its own severity. */
  severityOf(code: IssueCode): Severity | undefined
  /** Whether a text is searched for what its value does not show. */
  readsText: boolean
  /** Undefined when no rule is on. */
  lint: ((document: unknown, kind: string) => ReturnType<typeof lint>) | undefined
}

const known = new WeakMap<Settings, ResolvedSettings>()

const textCodes = ['duplicate-key', 'inexact-number', 'lone-surrogate'] as const

/** Prepares settings once, however many files are checked with them. */
export function resolveSettings(settings: Settings): ResolvedSettings {
  const checks = known.get(settings) ?? prepare(settings)
  known.set(settings, checks)
  return checks
}

function prepare({ as, at, severities, lint: context }: Settings): ResolvedSettings {
  const off = new Set(namesOf(lintCodes).filter((code) => (severities[code] ?? lintCodes[code]) === 'off'))
  return {
    as,
    at,
    severityOf: (code) => (code === 'not-json' ? undefined : severities[code]),
    readsText: textCodes.some((code) => severities[code] !== 'off'),
    lint: off.size === namesOf(lintCodes).length ? undefined : linter(context, off),
  }
}

function linter(context: LintContext, off: ReadonlySet<LintCode>) {
  return (document: unknown, kind: string) => {
    try {
      return lint(document, kind, context, off)
    } catch (error) {
      // Nested deeper than the stack is, which the contract has told already.
      if (error instanceof RangeError) return []
      throw error
    }
  }
}

const isLintCode = (name: string): name is LintCode => Object.hasOwn(lintCodes, name)
const namesOf = (codes: object): LintCode[] => Object.keys(codes).filter(isLintCode)
