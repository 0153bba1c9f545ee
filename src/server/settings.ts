import { join } from 'node:path'
import { z } from 'zod'
import { packageRoot } from './packageRoot'

const number = (text: z.ZodString) => text.regex(/^\d+$/, 'expected a whole number').transform(Number)

const shape = z.object({
  /** Address to listen on. */
  HOST: z.string().default('127.0.0.1'),
  /** Port to listen on; 0 takes any that is free. */
  PORT: number(z.string()).pipe(z.number().max(65535)).default(3000),
  /** Folder of the database, when there is no DATABASE_URL, and of drawn pictures. */
  DATA_DIR: z.string().default(join(packageRoot, 'data')),
  /** PostgreSQL to use in the place of the data folder. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'expected postgres://…')
    .optional(),
  /** A back end of the town's own, which then answers every call in the place of this one. */
  API_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  /** Card name of the only portal to serve; without it, every portal has its own addresses. */
  PORTAL: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'expected a card name')
    .optional(),
  /** Whether a proxy in front says who is asking: true, or its addresses as a list with commas. */
  TRUST_PROXY: z.string().transform(parseTrustProxy).default(false),
  /** Calls and pages a minute that one address may ask for; 0 for any number. */
  RATE_LIMIT: number(z.string()).default(1200),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

function parseTrustProxy(text: string): boolean | string {
  if (text === 'true' || text === '1') return true
  return text === 'false' || text === '0' || text === '' ? false : text
}

export type Settings = z.infer<typeof shape>

/** Reads the environment; an empty variable counts as none. Throws a sentence naming each variable that is wrong. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { success, data, error } = shape.safeParse(given)
  if (success) return data
  const lines = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`The environment is not right. ${lines.join('; ')}.`)
}
