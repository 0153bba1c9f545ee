import { createInterface } from 'node:readline/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Need } from '../../src/cli/conformance/Case'
import { suites } from '../../src/cli/conformance/suites'
import { identifyByHeader } from '../../src/cli/conformance/Target'
import { type CaseResult, tryCases } from '../../src/cli/conformance/tryCases'
import { type ParkingTarget, ParkingTrial } from './parking/ParkingTrial'
import { parkingCases } from './parking/parkingCases'
import { readOptions, type SuiteOptions } from './readOptions'

type Print = (line: string) => void

const usage = [...suites]
  .map(([name, { names }]) => [name, ...names.map((each) => `[--${each} …]`)])
  .concat([['parking', '--client NAME --secret SECRET --redirect URL [--sign-in]']])
  .map(([name, ...more]) => ['npm run conformance --', name, '--origin URL --portal NAME', ...more].join(' '))
  .join('\n')

/** What is missing where a case is left out. */
const missing: { readonly [N in Need | 'writes']: string } = {
  time: 'left out: --wait waits eleven minutes for it',
  token: 'left out: --token is the permission of the organiser’s link',
  driver: 'left out: --sign-in asks for the address that the sign-in page leads back to',
  writes: 'left out: it writes',
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

/**
 * Tries a system as the arguments of the command line say. Resolves to whether it keeps the contract. `answer` answers a sign-in page.
 */
export async function trySystem(
  args: readonly string[],
  print: Print,
  answer: ParkingTarget['answer'] = askForAnswer,
): Promise<boolean> {
  const { name = '', options } = readOptions(args)
  const { origin, portal } = options
  const suite = suites.get(name)
  if ((!suite && name !== 'parking') || !origin || !portal) throw new Error(usage)
  const results: CaseResult[] = []
  const onCase = (result: CaseResult) => {
    results.push(result)
    print(lineOf(result))
  }
  const target = { origin, portal, identify: identifyByHeader, pass: options.wait ? sleep : undefined }
  if (suite) await suite.run({ target, options, onCase })
  else await tryParking(origin, portal, options, answer, onCase)
  const failed = results.filter(({ state }) => state === 'failed').length
  print(failed === 0 ? 'The system keeps the contract.' : `${failed} of ${results.length} cases failed.`)
  return failed === 0
}

/** Parking has no calls of the contract: its suite asks the service as the reference API does. */
async function tryParking(
  url: string,
  town: string,
  { client, secret: clientSecret, redirect, 'sign-in': signsIn }: SuiteOptions,
  answer: ParkingTarget['answer'],
  onCase: (result: CaseResult) => void,
): Promise<void> {
  const options = { url, client, clientSecret, redirectUri: () => redirect, timeoutMs }
  const open = async () => ParkingTrial.open({ options, town, answer })
  await tryCases(parkingCases, open, { time: false, token: false, driver: signsIn }, onCase)
}

function lineOf(result: CaseResult): string {
  if (result.state === 'failed') return `FAILED ${result.title}\n   ${result.reason}`
  return result.state === 'kept' ? `ok ${result.title}` : `-  ${result.title} (${missing[result.needs]})`
}
