import { type IssueCode, nearestName } from '../../../schemas'
import { memberOf } from '../../../schemas/json/pointer'
import { sources } from '../../../schemas/sources'
import type { Settings, Severity } from '../config/Settings'
import type { RunOptions } from './RunOptions'

const severities: readonly Severity[] = ['off', 'warning', 'error']

/** Returns the severities of `--rule` and `--ignore`. Throws for an unknown code or severity. */
export function readRules({ rule = [], ignore = [] }: RunOptions): Settings['severities'] {
  const codes = changeableCodes()
  const isCode = (code: string): code is IssueCode => codes.includes(code)
  const requests = [...rule, ...ignore.map((code) => ({ code, severity: 'off' }))]
  const settings: Settings['severities'] = {}
  for (const { code, severity } of requests) {
    if (!isCode(code)) throw new Error(unknown('code', code, codes))
    const known = severities.find((each) => each === severity)
    if (!known) throw new Error(unknown('severity', severity, severities))
    settings[code] = known
  }
  return settings
}

/** Returns the codes whose severity can be changed, from the schema of the configuration. */
export function changeableCodes(): string[] {
  const rules = memberOf(memberOf(sources()['configuration.json'].$defs, 'rules'), 'properties')
  return typeof rules === 'object' && rules !== null ? Object.keys(rules) : []
}

function unknown(what: string, given: string, known: readonly string[]): string {
  if (given === 'not-json') return 'what is not JSON cannot be checked, so "not-json" is always an error'
  const likely = nearestName(given, known)
  return `there is no ${what} "${given}"; ${likely ? `did you mean "${likely}"?` : `those are ${known.join(', ')}`}`
}
