import type { IssueCode } from '../../../schemas'
import { type LintCode, type LintContext, lint, lintCodes } from '../../../schemas/lint'
import type { Settings, Severity } from '../config/Settings'

/** Settings, prepared for the check of single documents. */
export type ResolvedSettings = Pick<Settings, 'as' | 'at' | 'isWhole'> & {
  /** Returns undefined where an issue keeps its own severity. */
  severityOf(code: IssueCode): Severity | undefined
  /** Whether any enabled code needs the JSON text, which says more than its parsed value. */
  checksText: boolean
  /** Undefined when every rule is off. */
  lint: ((document: unknown, kind: string) => ReturnType<typeof lint>) | undefined
}

const cache = new WeakMap<Settings, ResolvedSettings>()

const textCodes = ['duplicate-key', 'inexact-number', 'lone-surrogate'] as const

/** Resolves settings once, however many files share them. */
export function resolveSettings(settings: Settings): ResolvedSettings {
  const resolved = cache.get(settings) ?? resolve(settings)
  cache.set(settings, resolved)
  return resolved
}

function resolve({ as, at, isWhole = false, severities, lint: context }: Settings): ResolvedSettings {
  const codes = Object.keys(lintCodes).filter(isLintCode)
  const off = new Set(codes.filter((code) => (severities[code] ?? lintCodes[code]) === 'off'))
  return {
    as,
    at,
    isWhole,
    severityOf: (code) => (code === 'not-json' ? undefined : severities[code]),
    checksText: textCodes.some((code) => severities[code] !== 'off'),
    lint: off.size === codes.length ? undefined : createLinter(context, off),
  }
}

function createLinter(context: LintContext, off: ReadonlySet<LintCode>) {
  return (document: unknown, kind: string) => {
    try {
      return lint(document, kind, context, off)
    } catch (error) {
      // The document is nested deeper than the stack allows; the contract reports that itself.
      if (error instanceof RangeError) return []
      throw error
    }
  }
}

const isLintCode = (name: string): name is LintCode => Object.hasOwn(lintCodes, name)
