import { appointmentCases } from './appointments/appointmentCases'
import { Office } from './appointments/Office'
import type { Case, Trial } from './Case'
import { campCases } from './camps/campCases'
import { Sites } from './camps/Sites'
import { connectorCases } from './connectors/connectorCases'
import { Partners } from './connectors/Partners'
import { Meters } from './readings/Meters'
import { readingCases } from './readings/readingCases'
import type { Target } from './Target'
import { Registrations } from './tickets/Registrations'
import { ticketCases } from './tickets/ticketCases'
import { Timetables } from './transit/Timetables'
import { transitCases } from './transit/transitCases'
import { type CaseResult, tryCases } from './tryCases'
import { Collections } from './waste/Collections'
import { wasteCases } from './waste/wasteCases'

/** What a suite may be told of the system, by name. */
export type SuiteOptions = {
  readonly [name in 'prestation' | 'values' | 'event' | 'token' | 'connector' | 'address']?: string | undefined
}

export type SuiteRun = {
  target: Target
  options: SuiteOptions
  /** Called after each case. */
  onCase(result: CaseResult): void
}

export type Suite = {
  /** The names of its options. */
  names: readonly (keyof SuiteOptions)[]
  run(run: SuiteRun): Promise<void>
}

function suite<T extends Trial>(
  names: Suite['names'],
  cases: readonly Case<T>[],
  open: (target: Target, options: SuiteOptions) => Promise<T>,
): Suite {
  return {
    names,
    run: ({ target, options, onCase }) => {
      const has = { time: target.pass !== undefined, token: options.token !== undefined, driver: false }
      return tryCases(cases, () => open(target, options), has, onCase)
    },
  }
}

/** The suites of calls, by the service whose contract they try. */
export const suites: ReadonlyMap<string, Suite> = new Map(
  Object.entries({
    appointments: suite(['prestation', 'values'], appointmentCases, (target, { prestation, values = '{}' }) =>
      Office.open({ ...target, prestation, values: JSON.parse(values) }),
    ),
    tickets: suite(['event', 'token'], ticketCases, (target, { event, token }) =>
      Registrations.open({ ...target, event, tokenOf: token === undefined ? undefined : () => token }),
    ),
    connectors: suite(['connector'], connectorCases, (target, { connector }) =>
      Partners.open({ ...target, connector }),
    ),
    transit: suite([], transitCases, (target) => Timetables.open(target)),
    waste: suite(['address'], wasteCases, (target, { address }) => Collections.open({ ...target, address })),
    camps: suite(['values'], campCases, (target, { values = '{}' }) =>
      Sites.open({ ...target, values: JSON.parse(values) }),
    ),
    readings: suite([], readingCases, (target) => Meters.open(target)),
  }),
)
