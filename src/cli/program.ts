import { existsSync } from 'node:fs'
import { Command, CommanderError, type HelpConfiguration, type Option } from 'commander'
import { version } from '../../package.json'
import { nearestName } from '../../schemas/fast'
import { addConform } from './commands/conform'
import { addDiff } from './commands/diff'
import { addExplain } from './commands/explain'
import { addInit } from './commands/init'
import { addMock } from './commands/mock'
import { addPreview } from './commands/preview'
import { addRecord } from './commands/record'
import { addSchema } from './commands/schema'
import { addTypes } from './commands/types'
import { addValidate } from './commands/validate'
import { exitCodes } from './exitCodes'
import { isUrl } from './input/Input'
import { printable } from './terminal/printable'
import { writeStderr, writeStdout } from './terminal/standardStreams'

/** Declares a command and its options. The command imports its implementation when it runs. */
type AddCommand = (program: Command) => void

/** All commands by name, grouped as the help prints them. */
const commandGroups: Readonly<Record<string, Readonly<Record<string, AddCommand>>>> = {
  'What you send:': { init: addInit, validate: addValidate, preview: addPreview, explain: addExplain },
  'A running back end:': { conform: addConform, record: addRecord, mock: addMock },
  'The contract:': { schema: addSchema, types: addTypes, diff: addDiff },
}

export const commands: Readonly<Record<string, AddCommand>> = Object.fromEntries(
  Object.values(commandGroups).flatMap((group) => Object.entries(group)),
)

/** Command names of other tools, and the command that does the same here. */
const commandAliases: ReadonlyMap<string, string> = new Map([
  ['check', 'validate'],
  ['lint', 'validate'],
  ['verify', 'validate'],
  ['codegen', 'types'],
  ['generate', 'types'],
  ['compare', 'diff'],
  ['docs', 'explain'],
])

/** Parses the command line and runs the command. Sets the exit code of wrong usage; rethrows the errors of the command. */
export async function runProgram(asked: string | undefined): Promise<void> {
  try {
    const program = createProgram(asked)
    if (asked === 'help') rejectUnknownHelp(program, process.argv[3])
    const commandHere = asked === undefined || existsSync(asked) ? undefined : commandAliases.get(asked)
    if (commandHere !== undefined) program.error(`error: unknown command '${asked}'\n(Here it is ${commandHere}.)`)
    await program.parseAsync()
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.code === 'commander.unknownCommand' && asked !== undefined) suggestValidate(asked)
    // Commander has already printed its message; --help and --version end with 0.
    process.exitCode = error.exitCode === 0 ? exitCodes.ok : exitCodes.unusable
  }
}

const examples = `
Examples:
  $ beffroi init                      begin here: three questions, and a folder is ready
  $ beffroi validate                  check what the configuration names, else the whole folder
  $ beffroi explain missing-property  what a code means and how to put it right

Every command explains itself: beffroi validate --help`

/** Declares the command that `asked` names, or all commands when it names none. */
function createProgram(asked: string | undefined): Command {
  const program = new Command('beffroi')
    .usage('<command> [options]')
    .description(
      "Checks the JSON that a town's back end sends, against the contract of Beffroi: what is wrong, where, and what to " +
        'write instead. Needs neither an account nor, unless an address is named, a network.',
    )
    .commandsGroup('The command itself:')
    .helpCommand('help [command]', 'print the help of a command')
    .configureHelp(helpStyle)
    .version(version, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .showHelpAfterError('(add --help for the options and examples)')
    .configureOutput({ writeOut: writeStdout, writeErr: writeStderr, outputError })
    .addHelpText('after', examples)
    .exitOverride()
  const addAsked = asked !== undefined && Object.hasOwn(commands, asked) ? commands[asked] : undefined
  if (addAsked) {
    addAsked(program)
    return program
  }
  for (const [title, group] of Object.entries(commandGroups)) {
    program.commandsGroup(title)
    for (const add of Object.values(group)) add(program)
  }
  return program
}

/** Replaces Commander's prefix `error:` by the name of the command, which starts all other errors too. */
function outputError(text: string, write: (text: string) => void): void {
  write(text.replace(/^error: /, 'beffroi: '))
}

/** Prints the default and the choices of an option after its description. */
const helpStyle: HelpConfiguration = {
  subcommandTerm: (command: Command) => [command.name(), ...command.registeredArguments.map(argumentTerm)].join(' '),
  optionDescription({ description, argChoices, defaultValue }: Option): string {
    const usual = typeof defaultValue === 'string' ? ` (${defaultValue})` : ''
    return `${description}${usual}${argChoices ? `: ${argChoices.join(', ')}` : ''}`
  },
  argumentDescription: ({ description, argChoices }) =>
    `${description}${argChoices ? `: ${argChoices.join(', ')}` : ''}`,
}

function argumentTerm(argument: Command['registeredArguments'][number]): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`
  return argument.required ? `<${name}>` : `[${name}]`
}

/** Reports an unknown name after `help`, for which Commander would print the whole help. */
function rejectUnknownHelp(program: Command, name: string | undefined): void {
  if (name === undefined || name.startsWith('-') || Object.hasOwn(commands, name)) return
  const likely = nearestName(name, Object.keys(commands))
  const hint = likely === undefined ? '' : `\n(Did you mean ${likely}?)`
  program.error(`error: unknown command '${printable(name)}'${hint}`, { code: 'beffroi.noHelp' })
}

/** Suggests `validate` when a file or URL stands where a command is expected. */
function suggestValidate(asked: string): void {
  if (asked !== '-' && !isUrl(asked) && !existsSync(asked)) return
  writeStderr(`(to check ${printable(asked)}: beffroi validate ${printable(asked)})\n`)
}
