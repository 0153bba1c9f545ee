import { type Command, Option } from 'commander'
import { addColorOptions, addExamples } from '../options'
import type { SchemaOptions } from '../schema/printSchema'

const examples = [
  ['beffroi schema > page.schema.json', 'the schema of a page with everything in it'],
  ['beffroi schema content-cell', 'of one block type, its envelope included'],
  ['beffroi schema actions/modal --data', 'of the data of a handler'],
  ['beffroi schema --all schemas/', 'of everything, one file each'],
  ['beffroi schema --vscode payloads/', 'completion and hover in VS Code for a folder'],
] as const

const exitMeanings = ['written', 'never', 'there is no such schema, or a file could not be written']

/** Adds `beffroi schema` to the program. */
export function addSchema(program: Command): void {
  const command = program
    .command('schema')
    .summary('print the schema for editors and other validators')
    .description(
      'Prints a JSON Schema (2020-12) that needs no other file: of a page, or of the kind, block type, handler or ' +
        'fragment that is named. Editors and validators of every language can check payloads with it. What no schema ' +
        'can say, such as an id that stands twice, and the lint rules are left to beffroi validate.',
    )
    .argument('[name]', 'page, block, modal, document, an entity, a type, actions/<handler> or shared/<fragment>')
    .addOption(new Option('--out <file>', 'write to a file').conflicts(['all', 'list', 'vscode']))
    .addOption(
      new Option('--all <folder>', 'write the schemas of everything into a folder').conflicts(['list', 'vscode']),
    )
    .addOption(new Option('--list', 'list the names').conflicts('vscode'))
    .option('--data', 'the data of a block or action alone, without its envelope')
    .option('--open', 'let pass fields nobody knows, as the portal does')
    .option('--editor', 'with snippets and descriptions for editors, which strict validators refuse')
    .option('--vscode [folder]', 'write the settings that make VS Code know the payloads of a folder')
    .action(async (name: string | undefined, options: SchemaOptions) => {
      const whole = (['all', 'list', 'vscode'] as const).find((option) => options[option] !== undefined)
      if (name !== undefined && whole)
        command.error(`error: option '--${whole}' is about everything, not about '${name}'`)
      const { printSchema } = await import('../schema/printSchema')
      process.exitCode = printSchema(name, options)
    })
  addColorOptions(command)
  addExamples(command, examples, exitMeanings)
}
