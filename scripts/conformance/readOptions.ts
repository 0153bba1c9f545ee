import { parseArgs } from 'node:util'

/** The options of all suites, for `parseArgs`. */
const config = {
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
  address: { type: 'string' },
} as const

/** Reads the name of a suite and its options from a command line. Throws for an unknown option. */
export function readOptions(args: readonly string[]) {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: config })
  return { name: positionals[0], options: values }
}

export type SuiteOptions = ReturnType<typeof readOptions>['options']
