import { join } from 'node:path'
import { z } from 'zod'
import { packageRoot } from './packageRoot'

const number = (text: z.ZodString) => text.regex(/^\d+$/, 'expected a whole number').transform(Number)

const onOff = z.enum(['on', 'off']).transform((text) => text === 'on')

const shape = z.object({
  /** Address to listen on. */
  HOST: z.string().default('127.0.0.1'),
  /** Port to listen on; 0 for any free one. */
  PORT: number(z.string()).pipe(z.number().max(65535)).default(3000),
  /** Folder of the database, unless DATABASE_URL is set, and of resized pictures. */
  DATA_DIR: z.string().default(join(packageRoot, 'data')),
  /** URL of a PostgreSQL server, used instead of the data folder. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'expected postgres://…')
    .optional(),
  /** Maximum number of connections to PostgreSQL. Writes take at most half of them. */
  DATABASE_POOL: number(z.string()).pipe(z.number().min(2).max(1000)).default(10),
  /** Origin of a town's own back end, which replaces the reference API. */
  API_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, 'expected an origin without a path, such as https://api.montclair.be')
    .transform((url) => new URL(url).origin)
    .optional(),
  /** Card name of the only portal to serve. Without it, all portals are served. */
  PORTAL: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'expected a card name')
    .optional(),
  /** Origin that visitors use, such as https://montclair.be. The server refuses other hosts. */
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  /** URL of a geocoding service, such as https://photon.example/. Without it, the town's own streets and places are searched. */
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Protocol of the geocoding service. */
  GEOCODER: z.enum(['nominatim', 'photon']).default('photon'),
  /** URL of a JSON list of `blood-collection` records. Without it, the town's own records. */
  BLOOD_COLLECTIONS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** URL of a JSON list of `bike-rack` records. Without it, the town's own records. */
  BIKE_RACKS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** URL of an external reporting system for street defects, such as https://reports.example/. Without it, there is none. */
  REPORTING_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The name and the secret of this server in the external reporting system. */
  REPORTING_CLIENT: z.string().default('beffroi'),
  REPORTING_SECRET: z.string().optional(),
  /** URL of the partner whose pages connectors name by their path, such as https://rooms.example/. Without it, these do not exist. */
  PARTNER_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** URL of the external parking service, such as https://parking.example/. Without it, no town has the service. */
  PARKING_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The name and the secret of this server in the parking service. */
  PARKING_CLIENT: z.string().default('beffroi'),
  PARKING_SECRET: z.string().optional(),
  /** URL of a mail server, such as smtp://user:password@mail.example:587. Without it, mails are files in the data folder. */
  MAIL_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'expected smtp://… or smtps://…')
    .refine((text) => URL.canParse(text), 'expected an address')
    .optional(),
  /** Sender address of mails. */
  MAIL_FROM: z.email().optional(),
  /** Whether to serve the studio. */
  STUDIO: onOff.default(true),
  /** Whether the studio keeps documents that are shared by a link; `off` leaves links that carry them. */
  STUDIO_SHARING: onOff.default(true),
  /** Whether to serve the description of the API at /openapi and /openapi.json. */
  OPENAPI: onOff.default(true),
  /** Whether to trust a proxy's `x-forwarded-*` headers: true, or the proxy's addresses separated by commas. */
  TRUST_PROXY: z.string().transform(parseTrustProxy).default(false),
  /** Whether to send early hints (status 103), which the proxy must support. */
  EARLY_HINTS: onOff.default(false),
  /** `on` for a back end that only portals reach, which then trusts their `x-lgc-anonymous-uid`. */
  TRUST_CALLERS: z.enum(['on', 'off']).default('off'),
  /** Secret that signs cookies. By default, the servers of a database share a random one. */
  SECRET: z.string().min(32, 'expected 32 characters or more').optional(),
  /** Seconds between the shutdown signal and the last accepted connection, for balancers to notice it. */
  SHUTDOWN_DELAY: number(z.string()).default(0),
  /** Port of /metrics. Without it, metrics are off. */
  METRICS_PORT: number(z.string()).pipe(z.number().max(65535)).optional(),
  /** Address of /metrics; HOST by default. */
  METRICS_HOST: z.string().optional(),
  /** Requests per minute from one address; 0 for no limit. */
  RATE_LIMIT: number(z.string()).default(1200),
  /** Storage limit of submissions per portal, in megabytes; 0 for no limit. */
  FORM_STORAGE: number(z.string()).default(1024),
  /** Days after which personal data of submissions is erased; 0 for never. */
  PERSONAL_DATA_DAYS: number(z.string()).default(365),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** Whether a URL has neither a path nor a query, which the server would leave out. What is no URL is refused elsewhere. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return true
  const { pathname, search, hash, username } = new URL(text)
  return pathname === '/' && search === '' && hash === '' && username === ''
}

function parseTrustProxy(text: string): boolean | string {
  if (text === 'true' || text === '1') return true
  return text === 'false' || text === '0' || text === '' ? false : text
}

export type Settings = z.infer<typeof shape>

/** Parses the environment. An empty variable counts as unset. Throws an error that names every invalid variable. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { success, data, error } = shape.safeParse(given)
  if (success) return data
  const lines = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`The environment is not right. ${lines.join('; ')}.`)
}
