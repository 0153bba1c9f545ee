import type { DiffReporter } from './DiffReporter'
import { github } from './github'
import { json } from './json'
import { markdown } from './markdown'
import { pretty } from './pretty'

export const diffReporters = { pretty, json, markdown, github } satisfies Record<string, DiffReporter>
