import { appointmentCases } from './appointments/appointmentCases'
import { Office } from './appointments/Office'
import { type Case, type Need, runCase, type Trial } from './Case'
import { campCases } from './camps/campCases'
import { Sites } from './camps/Sites'
import { connectorCases } from './connectors/connectorCases'
import { Partners } from './connectors/Partners'
import { type ParkingTarget, ParkingTrial } from './parking/ParkingTrial'
import { parkingCases } from './parking/parkingCases'
import { Meters } from './readings/Meters'
import { readingCases } from './readings/readingCases'
import type { SuiteOptions } from './readOptions'
import type { Target } from './Target'
import { Registrations } from './tickets/Registrations'
import { ticketCases } from './tickets/ticketCases'
import { Timetables } from './transit/Timetables'
import { transitCases } from './transit/transitCases'
import { Collections } from './waste/Collections'
import { wasteCases } from './waste/wasteCases'

export type Print = (line: string) => void

/** How a suite is run. `answer` answers the sign-in page of a service that the address leads to. */
type Run = { target: Target; options: SuiteOptions; print: Print; answer: ParkingTarget['answer'] }

type Suite = {
  /** The options of the suite beyond origin and portal, as they are written. */
  usage: string
  /** Resolves to whether the system keeps the contract. */
  run(run: Run): Promise<boolean>
}

/** What is missing where a case is left out. */
const missing: { readonly [N in Need]: string } = {
  time: 'left out: --wait waits eleven minutes for it',
  token: 'left out: --token is the permission of the organiser’s link',
  driver: 'left out: --sign-in asks for the address that the sign-in page leads back to',
}

/** Time that a parking service has to answer, in ms, as drivers wait for it. */
const timeoutMs = 6000

function suite<T extends Trial>(usage: string, cases: readonly Case<T>[], open: (run: Run) => Promise<T>): Suite {
  return { usage, run: async (run) => await tryCases(cases, await open(run), run) }
}

async function tryCases<T extends Trial>(
  cases: readonly Case<T>[],
  trial: T,
  { options, print }: Run,
): Promise<boolean> {
  const has = { time: options.wait, token: options.token !== undefined, driver: options['sign-in'] }
  let failed = 0
  for (const each of cases) {
    if (each.needs && !has[each.needs]) {
      print(`-  ${each.title} (${missing[each.needs]})`)
      continue
    }
    try {
      await runCase(each, trial)
      print(`ok ${each.title}`)
    } catch (error) {
      failed += 1
      print(`FAILED ${each.title}\n   ${error instanceof Error ? error.message : error}`)
    }
  }
  print(failed === 0 ? 'The system keeps the contract.' : `${failed} of ${cases.length} cases failed.`)
  return failed === 0
}

/** The suites, by the service whose contract they try. */
export const suites: ReadonlyMap<string, Suite> = new Map(
  Object.entries({
    appointments: suite('[--prestation UID] [--values JSON] [--wait]', appointmentCases, ({ target, options }) =>
      Office.open({ ...target, prestation: options.prestation, values: JSON.parse(options.values) }),
    ),
    tickets: suite('[--event UID] [--token TOKEN]', ticketCases, ({ target, options: { event, token } }) =>
      Registrations.open({ ...target, event, tokenOf: token === undefined ? undefined : () => token }),
    ),
    parking: suite(
      '--client NAME --secret SECRET --redirect URL [--sign-in]',
      parkingCases,
      ({ target: { origin: url, portal: town }, options: { client, secret: clientSecret, redirect }, answer }) =>
        ParkingTrial.open({
          options: { url, client, clientSecret, redirectUri: () => redirect, timeoutMs },
          town,
          answer,
        }),
    ),
    connectors: suite('[--connector UID]', connectorCases, ({ target, options: { connector } }) =>
      Partners.open({ ...target, connector }),
    ),
    transit: suite('', transitCases, ({ target }) => Timetables.open(target)),
    waste: suite('[--address TEXT]', wasteCases, ({ target, options: { address } }) =>
      Collections.open({ ...target, address }),
    ),
    camps: suite('[--values JSON]', campCases, ({ target, options: { values } }) =>
      Sites.open({ ...target, values: JSON.parse(values) }),
    ),
    readings: suite('', readingCases, ({ target }) => Meters.open(target)),
  }),
)
