import { setTimeout as sleep } from 'node:timers/promises'
import type { Call } from '../../../schemas/calls'
import { makeIssue } from '../../../schemas/engine'
import { nearestName } from '../../../schemas/fast'
import { type SuiteOptions, suites } from '../conformance/suites'
import { identifyByHeader } from '../conformance/Target'
import type { CaseResult } from '../conformance/tryCases'
import { InputError } from '../input/InputError'
import { count } from '../terminal/count'
import type { ConformOptions } from './ConformOptions'
import type { Trial } from './Trial'

type Asked = Pick<ConformOptions, 'service' | 'set' | 'writes' | 'wait'>

/** Why cases were left out, by what they need. */
const missing = {
  writes: 'write: --writes makes them, on a system for tests',
  time: 'need eleven minutes: --wait waits them',
  token: 'need the permission of the organiser’s link: --set token=…',
  driver: 'need somebody who signs in',
} as const

/**
 * Tries the cases of a service. A failed case is an issue of the last call that it made. Returns sentences about what was tried and
 * left out. Throws for a service without cases.
 */
export async function tryService(
  trial: Trial,
  { service = '', set = [], writes, wait }: Asked,
  headers: Readonly<Record<string, string>>,
): Promise<string[]> {
  const suite = suites.get(service)
  if (!suite) throw new InputError(`there are no cases of "${service}"${suggestion(service, [...suites.keys()])}`)
  const results: CaseResult[] = []
  let last: { call: Call; address: string } | undefined
  await suite.run({
    target: {
      origin: trial.backEnd.origin,
      portal: trial.portal.name,
      identify: (uid) => ({ ...identifyByHeader(uid), ...headers }),
      readsOnly: !writes,
      pass: wait ? sleep : undefined,
      onCall(call, address) {
        last = { call, address }
        trial.keep(call, `${call.method} ${address.split('?')[0]}`)
      },
    },
    options: readOptions(set, suite.names),
    onCase(result) {
      results.push(result)
      if (result.state !== 'failed') return
      if (!last) throw new InputError(`the cases of ${service} cannot begin: ${result.reason}`)
      const words = `${result.title}: ${result.reason.split('\n')[0]}`
      trial
        .keep(last.call, `${last.call.method} ${last.address.split('?')[0]}`)
        .issues.push(makeIssue('failed-case', '', words))
    },
  })
  return summarize(service, results)
}

/** Reads `name=value` options. Throws for one that the suite does not know. */
function readOptions(lines: readonly string[], names: readonly (keyof SuiteOptions)[]): SuiteOptions {
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=')
      const name = names.find((each) => each === line.slice(0, at))
      if (name === undefined) {
        const known = names.length > 0 ? `it takes ${names.join(', ')}` : 'it takes none'
        throw new InputError(`--set ${line} says nothing to the cases of this service: ${known}`)
      }
      return [name, line.slice(at + 1)]
    }),
  )
}

const suggestion = (name: string, names: readonly string[]): string => {
  const likely = nearestName(name, names)
  return likely === undefined ? `: there are ${names.join(', ')}` : `; did you mean "${likely}"?`
}

function summarize(service: string, results: readonly CaseResult[]): string[] {
  const kept = results.filter(({ state }) => state === 'kept').length
  const left = results.flatMap((result) => (result.state === 'left out' ? [result.needs] : []))
  const reasons = [...new Set(left)].map((needs) => {
    const number = left.filter((each) => each === needs).length
    return `${count(number, 'case')} of ${service} left out, as they ${missing[needs]}`
  })
  return [...reasons, `${kept} of ${count(results.length, 'case')} of ${service} kept`]
}
