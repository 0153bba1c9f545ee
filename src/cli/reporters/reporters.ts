import { json } from './json'
import { pretty } from './pretty'
import type { CreateReporter } from './Reporter'

/** Every `--format`; a further one is a file in this folder and a name here. */
export const reporters = { pretty, json } satisfies Record<string, CreateReporter>

export type Format = keyof typeof reporters

export const formats = Object.keys(reporters)
