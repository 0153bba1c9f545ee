import type { Command } from 'commander'
import { addExamples, collectStrings, parsePositive } from '../options'
import type { RecordOptions } from '../record/runRecord'

const examples = [
  ['beffroi record http://127.0.0.1:8000 --portal montclair', 'into the folder recorded'],
  ['beffroi validate --config recorded/beffroi.config.json', 'check what was recorded'],
  ['beffroi mock recorded --portal montclair', 'serve it without the back end'],
] as const

const exitMeanings = ['recorded', 'never', 'wrong usage, or a back end that answers no call']

/** Adds `beffroi record` to the program. */
export function addRecord(program: Command): void {
  const command = program
    .command('record')
    .summary('write the answers of a running back end to a folder')
    .description(
      'Asks a running back end each call that reads, as conform does, and writes the answers to a folder: as payloads that ' +
        'validate and diff --replay check, and as a recording that mock serves. What no visitor may see does not belong ' +
        'into it: with the header of an account, its data is recorded too.',
    )
    .argument('<origin>', 'where the back end is')
    .requiredOption('--portal <name>', 'the name of the portal in calls')
    .option('--out <folder>', 'where the recording goes', 'recorded')
    .option('--samples <count>', 'how many addresses of each call are recorded (5)', parsePositive)
    .option('--header <line>', 'a header of every call, as in "name: value"; may be given again', collectStrings)
    .option('--no-progress', 'show no progress on a terminal')
    .action(async (origin: string, options: RecordOptions) => {
      const { runRecord } = await import('../record/runRecord')
      process.exitCode = await runRecord(origin, options)
    })
  addExamples(command, examples, exitMeanings)
}
