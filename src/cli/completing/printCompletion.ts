import type { Command } from 'commander'
import { print } from '../terminal/standardStreams'
import { bash } from './bash'
import { describeCommands } from './describeCommands'
import { fish } from './fish'
import type { Shell } from './shells'
import { zsh } from './zsh'

const scripts = { bash, zsh, fish } satisfies Record<Shell, unknown>

/** Prints the completion of every command of the program for a shell. */
export function printCompletion(shell: Shell, program: Command): void {
  print(scripts[shell](describeCommands(program)))
}
