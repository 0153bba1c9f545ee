import type { Command } from 'commander'
import { kinds, locales, themeNames } from '../../../schemas/fast'
import {
  addExamples,
  choiceOption,
  collectRules,
  collectStrings,
  parseDate,
  parsePointer,
  parsePort,
  parseSeconds,
  parseTimeZone,
} from '../options'
import type { PreviewOptions } from '../preview/PreviewOptions'

const examples = [
  ['beffroi preview pages/home.json', 'a file, again on every save'],
  ['beffroi preview http://127.0.0.1:8000/core-service/api/v2/web/portal/montclair/home --portal montclair'],
  ['beffroi preview poll.json --theme squared --scheme dark --locale nl'],
  ['beffroi preview pages/home.json --origin http://127.0.0.1:8000', 'with the pictures of a back end'],
] as const

const exitMeanings = ['ended by Ctrl-C', 'never', 'wrong usage, or a port that is taken']

/** Adds `beffroi preview` to the program. */
export function addPreview(program: Command): void {
  const command = program
    .command('preview')
    .summary('draw a page, modal, block or action in a browser, again when it changes')
    .description(
      'Serves a page at 127.0.0.1 that draws a document as a portal does, with its issues beside it: a page, a modal, a ' +
        'block, an action, a list of blocks, or an answer { "data": … } with one of them. It follows the file, or asks the ' +
        'address again. Pictures and calls of blocks come from a back end, else from the examples of the contract.',
    )
    .argument('<input>', 'a file or an address')
    .optionsGroup('What is drawn:')
    .addOption(choiceOption('--as <kind>', 'what the document is', kinds))
    .option('--at <pointer>', 'JSON pointer to the document in the file, such as /result/page', parsePointer)
    .option('--origin <url>', 'the back end of pictures and calls (that of the address)')
    .option('--portal <name>', 'the name of the portal in calls; its theme, colours and language are taken')
    .option('--timeout <seconds>', 'how long a server may take to answer (10)', parseSeconds)
    .option('--interval <seconds>', 'how long to wait before an address is asked again (2)', parseSeconds)
    .optionsGroup('How it looks:')
    .addOption(choiceOption('--theme <theme>', 'the theme (nordege)', themeNames))
    .addOption(choiceOption('--scheme <scheme>', 'by day or by night (light)', ['light', 'dark']))
    .addOption(choiceOption('--locale <locale>', 'the language (fr)', locales))
    .optionsGroup('How it is checked:')
    .option('--rule <code=severity>', 'how severe a code is: off, warning or error; may be given again', collectRules)
    .option('--ignore <code>', 'the same as --rule <code>=off; may be given again', collectStrings)
    .option('--time-zone <zone>', "the town's time zone (Europe/Brussels)", parseTimeZone)
    .option('--now <date>', 'the day or moment that the clock of the drawing shows', parseDate)
    .option('--config <file>', 'the configuration (beffroi.config.json here or in a folder above)')
    .option('--no-config', 'look for no configuration')
    .optionsGroup('Where it is shown:')
    .option('--port <port>', 'where the page is; 0 takes a free one (8100)', parsePort)
    .option('--open', 'open it in the browser of this machine')
    .action(async (input: string, options: PreviewOptions) => {
      const { runPreview } = await import('../preview/runPreview')
      process.exitCode = await runPreview(input, options)
    })
  addExamples(command, examples, exitMeanings)
}
