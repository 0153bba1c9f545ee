import type { Command } from 'commander'

type Example = readonly [command: string, meaning?: string]

const exits: readonly string[] = ['no error', 'errors', 'wrong usage, or an input that could not be read']

/**
 * Ends the help of a command with examples, one a line, and with what its exit codes 0, 1 and 2 mean: the same shape for
 * every command.
 */
export function addExamples(command: Command, examples: readonly Example[], meanings = exits): Command {
  const width = Math.max(...examples.map(([text, meaning]) => (meaning === undefined ? 0 : text.length)))
  const lines = examples.map(([text, meaning]) =>
    meaning === undefined ? `  $ ${text}` : `  $ ${text.padEnd(width)}  ${meaning}`,
  )
  const codes = meanings.map((meaning, code) => `${code} ${meaning}`).join(', ')
  return command.addHelpText('after', `\nExamples:\n${lines.join('\n')}\n\nExit codes: ${codes}.`)
}
