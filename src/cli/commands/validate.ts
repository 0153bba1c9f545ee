import { type Command, Option } from 'commander'
import { kinds, locales } from '../../../schemas/fast'
import {
  addColorOptions,
  addExamples,
  choiceOption,
  collectReports,
  collectRules,
  collectStrings,
  languageOption,
  parseCount,
  parseDate,
  parsePointer,
  parsePositive,
  parseSeconds,
  parseTimeZone,
} from '../options'
import { formats } from '../report/reporters'
import type { RunOptions } from '../validate/RunOptions'

const examples = [
  ['beffroi validate pages/', 'every payload below a folder'],
  ["beffroi validate 'pages/**/home*.json'", 'a glob, quoted so that every shell behaves alike'],
  ['beffroi validate --changed --since origin/main', 'what a branch changed'],
  ['beffroi validate --watch pages/', 'again on every save'],
  ['beffroi validate --watch http://127.0.0.1:8000/core-service/api/v2/web/portal/montclair/home --at /data'],
  ['curl -s https://example.org/page | beffroi validate - --stdin-filename home.json'],
  ['beffroi validate --report sarif=beffroi.sarif --report junit=reports/beffroi.xml pages/'],
  ['beffroi validate --rule vague-link=error --ignore past-event pages/'],
] as const

const exitMeanings = [
  'no error',
  'errors or too many warnings',
  'wrong usage, nothing to check, an input that could not be checked, or interrupted by Ctrl-C',
]

/** Adds `beffroi validate` to the program. */
export function addValidate(program: Command): void {
  const command = program
    .command('validate')
    .summary('check pages, blocks, actions and other documents')
    .description(
      'Checks JSON documents against the contract and shows each issue at its place. A document is a page (it has ' +
        '"components"), a block ("type"), an action ("handler") or an array of blocks; --as says so where that is not enough.',
    )
    .argument(
      '[inputs...]',
      'files, folders (searched for .json, .ndjson, .jsonl, also .gz), globs, URLs, or - for standard input; without any, ' +
        'the files of the configuration, else the current folder',
    )
  addInputOptions(command)
  addCheckOptions(command)
  addReportOptions(command)
  command.action(async (inputs: string[], options: RunOptions) => {
    const { findContradiction } = await import('../validate/RunOptions')
    const contradiction = findContradiction(inputs, options)
    if (contradiction !== undefined) command.error(`error: ${contradiction}`)
    const { runValidate } = await import('../validate/runValidate')
    process.exitCode = await runValidate(inputs, options)
  })
  addExamples(command, examples, exitMeanings)
}

/** Adds the options that choose the inputs. */
function addInputOptions(command: Command): void {
  command
    .optionsGroup('What is checked:')
    .option('--changed', 'only files that git says changed: since the last commit, not committed, or new')
    .addOption(
      new Option('--since <revision>', 'only files that changed since the branch left this revision').implies({
        changed: true,
      }),
    )
    .addOption(noIgnoreOption())
    .option('--stdin-filename <name>', 'the name to report standard input under')
    .option('--timeout <seconds>', 'how long a server may take to answer (10)', parseSeconds)
    .option('--watch', 'go on, and check again what changes, also at addresses')
    .option('--interval <seconds>', 'how long --watch waits before it asks an address again (2)', parseSeconds)
}

/** Adds the options that control the checks. Most of them exist in the configuration too. */
function addCheckOptions(command: Command): void {
  command
    .optionsGroup('How it is checked:')
    .addOption(choiceOption('--as <kind>', 'what the documents are', kinds))
    .option('--at <pointer>', 'JSON pointer to the document inside each file, such as /result/page', parsePointer)
    .option('--rule <code=severity>', 'how severe a code is: off, warning or error; may be given again', collectRules)
    .option('--ignore <code>', 'the same as --rule <code>=off; may be given again', collectStrings)
    .addOption(choiceOption('--locale <locale>', 'language of the texts in the documents (fr)', locales))
    .option('--time-zone <zone>', "the town's time zone (Europe/Brussels)", parseTimeZone)
    .option('--now <date>', 'the day or moment from which events are past (the clock)', parseDate)
    .option('--config <file>', 'the configuration (beffroi.config.json here or in a folder above)')
    .option('--no-config', 'look for no configuration')
}

/** Adds the options that choose reports and decide when to stop. */
function addReportOptions(command: Command): void {
  command
    .optionsGroup('What is reported:')
    .addOption(choiceOption('--format <format>', 'how to print the report (pretty)', formats))
    .option(
      '--report <format=file>',
      'write a report to a file as well, or print it to -; may be given again',
      collectReports,
    )
    .addOption(languageOption())
    .option('--quiet', 'show errors only; warnings still count for --max-warnings')
    .option('--max-warnings <count>', 'exit 1 when there are more warnings than this', parseCount)
    .option('--max-errors <count>', 'stop when this many errors are shown', parsePositive)
    .option('--bail', 'stop after the first file with an error')
    .option('--no-progress', 'show no progress on a terminal')
  addColorOptions(command)
}

/** Creates `--no-ignore` (files) under its own name, because Commander would store it as the opposite of `--ignore` (codes). */
function noIgnoreOption(): Option {
  const option = new Option('--no-ignore', 'also what .beffroiignore or the configuration leaves out')
  option.attributeName = () => 'ignoreFiles'
  return option
}
