import { createInterface } from 'node:readline/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { appointmentCases } from './appointments/appointmentCases'
import { Office } from './appointments/Office'
import { type Case, type Need, runCase, type Trial } from './Case'
import { connectorCases } from './connectors/connectorCases'
import { Partners } from './connectors/Partners'
import { type ParkingTarget, ParkingTrial } from './parking/ParkingTrial'
import { parkingCases } from './parking/parkingCases'
import { identifyByHeader, type Target } from './Target'
import { Registrations } from './tickets/Registrations'
import { ticketCases } from './tickets/ticketCases'

const usage = `npm run conformance -- appointments --origin URL --portal NAME [--prestation UID] [--values JSON] [--wait]
npm run conformance -- tickets --origin URL --portal NAME [--event UID] [--token TOKEN]
npm run conformance -- parking --origin URL --portal NAME --client NAME --secret SECRET --redirect URL [--sign-in]
npm run conformance -- connectors --origin URL --portal NAME [--connector UID]`

type Print = (line: string) => void

/** What is missing where a case is left out. */
const missing: { readonly [N in Need]: string } = {
  time: 'left out: --wait waits eleven minutes for it',
  token: 'left out: --token is the permission of the organiser’s link',
  driver: 'left out: --sign-in asks for the address that the sign-in page leads back to',
}

/** Time that a parking service has to answer, in ms, as drivers wait for it. */
const timeoutMs = 6000

/** Asks the person at the terminal to sign in. */
async function askForAnswer(url: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await terminal.question(`Sign in at ${url}\nand paste the address that it leads back to: `)).trim()
  } finally {
    terminal.close()
  }
}

async function tryCases<T extends Trial>(
  cases: readonly Case<T>[],
  trial: T,
  has: { readonly [N in Need]: boolean },
  print: Print,
): Promise<boolean> {
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

/**
 * Tries a system as the arguments of the command line say. Resolves to whether it keeps the contract. `answer` answers a sign-in page.
 */
export async function trySystem(
  args: readonly string[],
  print: Print,
  answer: ParkingTarget['answer'] = askForAnswer,
): Promise<boolean> {
  const { positionals, values: options } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      origin: { type: 'string' },
      portal: { type: 'string' },
      prestation: { type: 'string' },
      values: { type: 'string', default: '{}' },
      wait: { type: 'boolean', default: false },
      event: { type: 'string' },
      token: { type: 'string' },
      client: { type: 'string', default: 'beffroi' },
      secret: { type: 'string', default: '' },
      redirect: { type: 'string', default: '' },
      'sign-in': { type: 'boolean', default: false },
      connector: { type: 'string' },
    },
  })
  const { origin, portal, prestation, event, token, connector } = options
  if (!origin || !portal) throw new Error(usage)
  const target: Target = { origin, portal, identify: identifyByHeader, pass: options.wait ? sleep : undefined }
  const has = { time: options.wait, token: token !== undefined, driver: options['sign-in'] }
  switch (positionals[0]) {
    case 'appointments': {
      const office = await Office.open({ ...target, prestation, values: JSON.parse(options.values) })
      return await tryCases(appointmentCases, office, has, print)
    }
    case 'tickets': {
      const tokenOf = token === undefined ? undefined : () => token
      return await tryCases(ticketCases, await Registrations.open({ ...target, event, tokenOf }), has, print)
    }
    case 'parking': {
      const { client, secret, redirect } = options
      const reached = { url: origin, client, clientSecret: secret, redirectUri: () => redirect, timeoutMs }
      return await tryCases(
        parkingCases,
        await ParkingTrial.open({ options: reached, town: portal, answer }),
        has,
        print,
      )
    }
    case 'connectors':
      return await tryCases(connectorCases, await Partners.open({ ...target, connector }), has, print)
    default:
      throw new Error(usage)
  }
}
