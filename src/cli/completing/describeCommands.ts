import type { Command, Option } from 'commander'
import type { DescribedCommand, DescribedOption } from './DescribedCommand'
import { wordsOf } from './wordsOf'

const help: DescribedOption = { names: ['--help', '-h'], description: 'print the help', takesValue: false, words: [] }

/** Every command of the program with its options, as they are declared. */
export function describeCommands(program: Command): DescribedCommand[] {
  const described = program.commands.map((command) => describeCommand(command))
  const words = described.map(({ name }) => name)
  return [...described, { name: 'help', summary: 'print the help of a command', options: [], words }]
}

function describeCommand(command: Command): DescribedCommand {
  const name = command.name()
  const chosen = command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices)
  return {
    name,
    summary: command.summary() || command.description(),
    options: [...command.options.filter(({ hidden }) => !hidden).map((option) => describeOption(name, option)), help],
    words: chosen.length > 0 ? chosen : wordsOf(name, ''),
  }
}

function describeOption(command: string, option: Option): DescribedOption {
  const { long, short, description, required, optional, argChoices } = option
  return {
    names: [long, short].filter((name) => typeof name === 'string'),
    description,
    takesValue: required || optional,
    words: argChoices ?? wordsOf(command, long ?? ''),
  }
}
