import type { Command } from 'commander'
import { kinds } from '../../../schemas/fast'
import type { ExplainOptions } from '../explain/explain'
import { addColorOptions, addExamples, choiceOption, languageOption } from '../options'

const examples = [
  ['beffroi explain', 'everything that can be explained'],
  ['beffroi explain missing-property', 'a code: what it means, wrong and right'],
  ['beffroi explain content-cell', 'a type: its fields with types, limits and defaults'],
  ["beffroi explain 'content-cell.buttons[].label'", 'one field'],
  ['beffroi explain poll --language fr', 'in another language'],
  ['beffroi explain schemas/blocks/title.json#/properties/level', 'where a finding says its rule is declared'],
  ['beffroi explain calls', 'the calls of a back end; also blocks, routes, services, icons and themes'],
  ['beffroi explain readHome', 'one call, also by its address: its parameters, and what visitors see without it'],
  ['beffroi explain pages/home.json#/components/0/data/title', 'a place in a payload of your own'],
] as const

const exitMeanings = ['explained', 'never', 'there is no such name, or the file could not be read']

/** Adds `beffroi explain` to the program. */
export function addExplain(program: Command): void {
  const command = program
    .command('explain')
    .summary('tell what a code, type, handler or field is')
    .description(
      'Tells what a code means and how to put it right, or what a block type, handler, kind of document, fragment, ' +
        'field or call of a back end is: its type, limits, default and an example. Works offline. Without a name it lists all there is.',
    )
    .argument(
      '[name]',
      'a code, type, handler, kind, call, path of a field, address of a rule, file#pointer, or a list: calls, blocks, routes, services, icons, themes',
    )
    .addOption(choiceOption('--as <kind>', 'what the document in the file is', kinds))
    .addOption(languageOption())
    .option('--json', 'print JSON for tools')
    .action(async (name: string | undefined, options: ExplainOptions) => {
      const { explain } = await import('../explain/explain')
      process.exitCode = await explain(name, options)
    })
  addColorOptions(command)
  addExamples(command, examples, exitMeanings)
}
