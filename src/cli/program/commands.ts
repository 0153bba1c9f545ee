import type { Command } from 'commander'
import { addDiff } from '../commands/diff'
import { addExplain } from '../commands/explain'
import { addInit } from '../commands/init'
import { addSchema } from '../commands/schema'
import { addTypes } from '../commands/types'
import { addValidate } from '../commands/validate'

type Add = (program: Command) => void

/** Every command by its name, as the help groups them. What one does is loaded when it runs; here are its words and options. */
export const commandGroups: Readonly<Record<string, Readonly<Record<string, Add>>>> = {
  'What you send:': { init: addInit, validate: addValidate, explain: addExplain },
  'The contract:': { schema: addSchema, types: addTypes, diff: addDiff },
}

export const commands: Readonly<Record<string, Add>> = Object.fromEntries(
  Object.values(commandGroups).flatMap((group) => Object.entries(group)),
)
