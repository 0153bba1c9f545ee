import { createInterface } from 'node:readline/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ParkingTarget } from './parking/ParkingTrial'
import { readOptions } from './readOptions'
import { type Print, suites } from './suites'
import { identifyByHeader } from './Target'

const usage = [...suites]
  .map(([name, suite]) => `npm run conformance -- ${name} --origin URL --portal NAME ${suite.usage}`)
  .join('\n')

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
  const { name, options } = readOptions(args)
  const { origin, portal } = options
  const suite = name === undefined ? undefined : suites.get(name)
  if (!suite || !origin || !portal) throw new Error(usage)
  const target = { origin, portal, identify: identifyByHeader, pass: options.wait ? sleep : undefined }
  return await suite.run({ target, options, print, answer })
}
