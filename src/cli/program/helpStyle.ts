import type { Command, HelpConfiguration, Option } from 'commander'

/** How the help of every command is written: what an option takes and what it is without follow its description. */
export const helpStyle: HelpConfiguration = {
  subcommandTerm: (command: Command) => [command.name(), ...command.registeredArguments.map(nameOf)].join(' '),
  optionDescription({ description, argChoices, defaultValue }: Option): string {
    const usual = typeof defaultValue === 'string' ? ` (${defaultValue})` : ''
    return `${description}${usual}${argChoices ? `: ${argChoices.join(', ')}` : ''}`
  },
  argumentDescription: ({ description, argChoices }) =>
    `${description}${argChoices ? `: ${argChoices.join(', ')}` : ''}`,
}

function nameOf(argument: Command['registeredArguments'][number]): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`
  return argument.required ? `<${name}>` : `[${name}]`
}
