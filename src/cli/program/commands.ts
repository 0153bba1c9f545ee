import type { Command } from 'commander'
import { addCompletion } from '../commands/completion'
import { addDiff } from '../commands/diff'
import { addExplain } from '../commands/explain'
import { addInit } from '../commands/init'
import { addSchema } from '../commands/schema'
import { addTypes } from '../commands/types'
import { addValidate } from '../commands/validate'

/** Every command by its name. What a command does is loaded when it runs; here are only its words and options. */
export const commands: Readonly<Record<string, (program: Command) => void>> = {
  validate: addValidate,
  init: addInit,
  explain: addExplain,
  diff: addDiff,
  schema: addSchema,
  types: addTypes,
  completion: addCompletion,
}

/** Commands that are about all the others. */
export const aboutAll: ReadonlySet<string> = new Set(['completion'])
