import type { Command } from 'commander'
import { locales } from '../../../schemas/fast'
import type { ConformOptions } from '../conform/ConformOptions'
import {
  addColorOptions,
  addExamples,
  choiceOption,
  collectReports,
  collectRules,
  collectStrings,
  parseCount,
  parseDate,
  parsePositive,
  parseSeconds,
  parseTimeZone,
} from '../options'
import { formats } from '../report/reporters'

const examples = [
  ['beffroi conform http://127.0.0.1:8000 --portal montclair', 'a back end while it runs'],
  ['beffroi conform https://api.example.org --portal montclair --report junit=reports/conform.xml'],
  ['beffroi conform http://127.0.0.1:8000 --portal montclair --writes', 'with calls that write, on a system for tests'],
  ['beffroi conform http://127.0.0.1:8000 --portal montclair --service waste --set "address=rue haute"'],
  ['beffroi conform http://127.0.0.1:8000 --portal montclair --header "authorization: Bearer a1b2"'],
] as const

const exitMeanings = ['no error', 'errors or too many warnings', 'wrong usage, or a back end that answers no call']

/** Adds `beffroi conform` to the program. */
export function addConform(program: Command): void {
  const command = program
    .command('conform')
    .summary('ask a running back end everything a portal asks, and check the answers')
    .description(
      'Asks a running back end each call that reads, with uids from its own answers, and checks each answer as what its ' +
        'path promises: body, media type, redirects, time, size, pages of lists, languages, failures, links and pictures. ' +
        'Then it tells which pages of the portal break, and what a visitor sees.',
    )
    .argument('<origin>', 'where the back end is, as API_ORIGIN of the server names it')
    .optionsGroup('What is asked:')
    .requiredOption('--portal <name>', 'the name of the portal in calls')
    .option('--samples <count>', 'how many addresses of each call are asked (3)', parsePositive)
    .option('--header <line>', 'a header of every call, as in "name: value"; may be given again', collectStrings)
    .option('--timeout <seconds>', 'how long an answer may take (8, as in the portal)', parseSeconds)
    .option(
      '--writes',
      'also calls that write: bodies that must be refused, and valid ones, taken back where a call does so',
    )
    .optionsGroup('The cases of a service:')
    .option('--service <name>', 'try the cases of a service in place of all calls; those that write with --writes')
    .option(
      '--set <name=value>',
      'what the cases need to know, such as address=rue; may be given again',
      collectStrings,
    )
    .option('--wait', 'also cases that wait eleven minutes')
    .optionsGroup('How it is checked:')
    .option('--rule <code=severity>', 'how severe a code is: off, warning or error; may be given again', collectRules)
    .option('--ignore <code>', 'the same as --rule <code>=off; may be given again', collectStrings)
    .addOption(choiceOption('--locale <locale>', "the town's language (fr)", locales))
    .option('--time-zone <zone>', "the town's time zone (Europe/Brussels)", parseTimeZone)
    .option('--now <date>', 'the day or moment from which events are past (the clock)', parseDate)
    .option('--config <file>', 'the configuration (beffroi.config.json here or in a folder above)')
    .option('--no-config', 'look for no configuration')
    .optionsGroup('What is reported:')
    .addOption(choiceOption('--format <format>', 'how to print the report (pretty)', formats))
    .option(
      '--report <format=file>',
      'write a report to a file as well, or print it to -; may be given again',
      collectReports,
    )
    .option('--quiet', 'show errors only; warnings still count for --max-warnings')
    .option('--max-warnings <count>', 'exit 1 when there are more warnings than this', parseCount)
    .option('--no-progress', 'show no progress on a terminal')
    .action(async (origin: string, options: ConformOptions) => {
      const { runConform } = await import('../conform/runConform')
      process.exitCode = await runConform(origin, options)
    })
  addColorOptions(command)
  addExamples(command, examples, exitMeanings)
}
