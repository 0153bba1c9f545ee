import type { Command } from 'commander'
import { languageNames } from '../codegen/languages/Language'
import type { TypesOptions } from '../codegen/writeTypes'
import { addExamples, choiceOption, parseChoice } from '../options'

/** Other names of the languages, in lower case. */
const languageAliases: Readonly<Record<string, string>> = {
  typescript: 'ts',
  javascript: 'ts',
  js: 'ts',
  kt: 'kotlin',
  cs: 'csharp',
  'c#': 'csharp',
  dotnet: 'csharp',
  py: 'python',
  golang: 'go',
}

const examples = [
  ['beffroi types --lang ts > src/beffroi.ts'],
  ['beffroi types --lang php --namespace App\\\\Portal --out src/'],
  ['beffroi types --lang java --package be.montclair.portal --out src/main/java/be/montclair/portal/'],
  ['beffroi types --lang go --only page title content-cell navigation', 'blocks and actions of your own choice'],
  ['beffroi types --lang python --schemas v1.2:schemas', 'of an older contract, from git'],
] as const

const exitMeanings = ['written', 'never', 'wrong usage, or schemas or a file that cannot be read or written']

/** Adds `beffroi types` to the program. */
export function addTypes(program: Command): void {
  const command = program
    .command('types')
    .summary("write the contract's types in your language")
    .description(
      'Writes the types of the contract in the language of your back end: what to build a page from, and what makes JSON ' +
        'of it. A block is told from others by its type, an action by its handler, so that the compiler refuses the data ' +
        'of another. One file, the same for the same contract; run it again when the contract changes.',
    )
    .addOption(
      choiceOption('--lang <language>', 'the language to write', languageNames)
        .argParser(parseLanguage)
        .makeOptionMandatory(),
    )
    .option('--out <path>', 'write this file, or the usual file in this folder, in place of standard output')
    .option('--package <name>', 'package or namespace of the types')
    .option('--namespace <name>', 'the same as --package')
    .option('--annotations <library>', 'what a JSON library wants to write them itself: jackson, for java and kotlin')
    .option(
      '--only <types...>',
      'only these block types, handlers, documents or types, with all they need',
      collectNames,
    )
    .option('--schemas <version>', 'a folder of schemas or a git revision in place of the built-in contract')
    .action(async ({ namespace, ...options }: TypesOptions & { namespace?: string }) => {
      if (namespace !== undefined && options.package !== undefined) {
        command.error("error: option '--namespace <name>' is another word for '--package <name>'; give one of them")
      }
      const { writeTypes } = await import('../codegen/writeTypes')
      const name = options.package ?? namespace
      process.exitCode = await writeTypes({ ...options, ...(name === undefined ? {} : { package: name }) })
    })
  addExamples(command, examples, exitMeanings)
}

function parseLanguage(given: string): string {
  const name = given.toLowerCase()
  return parseChoice((Object.hasOwn(languageAliases, name) && languageAliases[name]) || given, languageNames)
}

const collectNames = (given: string, before: readonly string[] = []): string[] => [
  ...before,
  ...given.split(',').filter((name) => name !== ''),
]
