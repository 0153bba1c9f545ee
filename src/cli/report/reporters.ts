import { pretty } from './pretty'
import type { CreateReporter } from './Reporter'

/** The reporter of each `--format`. All except the default one are loaded lazily. */
export const reporters = {
  pretty: async () => pretty,
  compact: async () => (await import('./compact')).compact,
  json: async () => (await import('./json')).json,
  ndjson: async () => (await import('./json')).ndjson,
  github: async () => (await import('./github')).github,
  gitlab: async () => (await import('./gitlab')).gitlab,
  sarif: async () => (await import('./sarif')).sarif,
  junit: async () => (await import('./junit')).junit,
  checkstyle: async () => (await import('./checkstyle')).checkstyle,
} satisfies Record<string, () => Promise<CreateReporter>>

export type Format = keyof typeof reporters

export const formats = Object.keys(reporters)
