import { checkstyle } from './checkstyle'
import { compact } from './compact'
import { github } from './github'
import { gitlab } from './gitlab'
import { json, ndjson } from './json'
import { junit } from './junit'
import { pretty } from './pretty'
import type { CreateReporter } from './Reporter'
import { sarif } from './sarif'

/** Every `--format`; a further one is a file in this folder and a name here. */
export const reporters = {
  pretty,
  compact,
  json,
  ndjson,
  github,
  gitlab,
  sarif,
  junit,
  checkstyle,
} satisfies Record<string, CreateReporter>

export type Format = keyof typeof reporters

export const formats = Object.keys(reporters)
