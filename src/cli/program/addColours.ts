import type { Command } from 'commander'

/** Adds the two options about colours, which are the same for every command that prints any. */
export function addColours(command: Command): Command {
  return command
    .option('--color', 'colours even where there is no terminal')
    .option('--no-color', 'no colours, as NO_COLOR in the environment says too')
}
