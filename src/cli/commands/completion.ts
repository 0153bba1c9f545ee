import { Argument, type Command } from 'commander'
import { type Shell, shells } from '../completing/shells'
import { addExamples } from '../program/addExamples'
import { chosen } from '../program/choice'

const examples = [
  ['source <(beffroi completion bash)', 'in ~/.bashrc'],
  ['source <(beffroi completion zsh)', 'in ~/.zshrc, after compinit'],
  ['beffroi completion fish > ~/.config/fish/completions/beffroi.fish', 'once'],
] as const

const meanings = ['printed', 'never', 'there is no completion for that shell']

/** Adds `beffroi completion` to the program, whose other commands it describes. */
export function addCompletion(program: Command): void {
  const command = program
    .command('completion')
    .summary('print what makes a shell complete beffroi')
    .description('Prints a script with which a shell completes the commands of beffroi, their options and values.')
    .addArgument(new Argument('<shell>', 'for which shell').choices(shells).argParser((given) => chosen(given, shells)))
    .action(async (shell: Shell) => {
      const { printCompletion } = await import('../completing/printCompletion')
      printCompletion(shell, program)
    })
  addExamples(command, examples, meanings)
}
