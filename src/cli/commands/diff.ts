import type { Command } from 'commander'
import { kinds } from '../../../schemas/fast'
import { type DiffOptions, diffFormats } from '../diff/DiffOptions'
import { addColorOptions, addExamples, choiceOption, collectStrings, parsePointer } from '../options'

const examples = [
  ['beffroi diff v1.2 HEAD', 'two git revisions, with their folder schemas/'],
  ['beffroi diff main:api/schemas api/schemas', 'a folder of a revision against the one on disk'],
  ['beffroi diff builtin schemas/ --for senders', 'what a back end that fits this command must change'],
  ['beffroi diff published/ builtin', 'a folder that beffroi schema --all wrote'],
  ['beffroi diff v1.2 HEAD --allow block-added', 'let new block types pass'],
  ['beffroi diff v1.2 HEAD --replay recorded/ log.ndjson', 'which recorded payloads fail now'],
  ['beffroi diff --rules', 'every kind of change and what it means'],
] as const

const exitMeanings = ['nothing breaks', 'something breaks', 'wrong usage, or schemas or payloads that cannot be read']

/** Adds `beffroi diff` to the program. */
export function addDiff(program: Command): void {
  const command = program
    .command('diff')
    .summary('tell what breaks between two versions of the schemas')
    .description(
      'Compares two versions of the schemas. Each change is breaking, compatible or editorial: for senders, the back ends ' +
        '(what was valid may fail now), and for readers, the clients (what is valid now may be more than an old client ' +
        'takes). What breaks is shown with a small payload that both versions were asked about.',
    )
    .argument(
      '[old]',
      'a folder or a file of schemas, what beffroi schema wrote, a git revision (v1.2, main:schemas), or builtin',
    )
    .argument('[new]', 'the same, for the new version')
    .addOption(choiceOption('--for <side>', 'whose breaks count', ['senders', 'readers', 'both']).default('both'))
    .addOption(choiceOption('--format <format>', 'how to print the report', diffFormats).default('pretty'))
    .option(
      '--allow <rule>',
      'let changes of a rule pass, everywhere or in one place: rule[=blocks/title.json]; may be given again',
      collectStrings,
    )
    .option('--replay <payloads...>', 'check recorded payloads by both versions: files, folders, globs, NDJSON or -')
    .addOption(choiceOption('--as <kind>', 'what the recorded payloads are', kinds))
    .option('--at <pointer>', 'JSON pointer to the document inside each recorded payload', parsePointer)
    .option('--all', 'show editorial changes too')
    .option('--rules', 'list every kind of change and what it means')
    .action(async (old: string | undefined, next: string | undefined, options: DiffOptions) => {
      if (options.rules) {
        const { listRules } = await import('../diff/rules/listRules')
        listRules(options.format, options.color)
        return
      }
      if (old === undefined || next === undefined) {
        const missing = old === undefined ? 'old' : 'new'
        return command.error(`error: missing required argument '${missing}': diff compares two versions`)
      }
      const { runDiff } = await import('../diff/runDiff')
      process.exitCode = await runDiff(old, next, options)
    })
  addColorOptions(command)
  addExamples(command, examples, exitMeanings)
}
