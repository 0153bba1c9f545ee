import type { Command } from 'commander'
import type { MockOptions } from '../mock/runMock'
import { addExamples, collectStrings, parseCount, parsePort } from '../options'

const examples = [
  ['beffroi mock --portal montclair', 'every call, answered by the example of the contract'],
  ['beffroi mock recorded --portal montclair --port 8000', 'what beffroi record wrote'],
  ['beffroi mock --portal montclair --delay 300 --slow readHome=9000', 'slow answers'],
  ['beffroi mock --portal montclair --fail readFooter=503 --fail readMenu=500', 'failures'],
] as const

const exitMeanings = ['ended by Ctrl-C', 'never', 'wrong usage, or a port that is taken']

/** Adds `beffroi mock` to the program. */
export function addMock(program: Command): void {
  const command = program
    .command('mock')
    .summary('serve a back end of examples or recorded answers')
    .description(
      'Serves every call of the description at 127.0.0.1: with the answers of a recording, else with the examples of the ' +
        'contract. Delays and failures come on demand, so that one sees what a portal makes of them.',
    )
    .argument('[folder]', 'a recording of beffroi record')
    .option('--portal <name>', 'the name of the portal in calls', 'montclair')
    .option('--port <port>', 'where it listens; 0 takes a free one (8000)', parsePort, 8000)
    .option('--delay <ms>', 'how long each answer waits, in milliseconds', parseCount)
    .option('--slow <call=ms>', 'how long the answers of one call wait; may be given again', collectStrings)
    .option('--fail <call=status>', 'the failure that one call answers; may be given again', collectStrings)
    .action(async (folder: string | undefined, options: MockOptions) => {
      const { runMock } = await import('../mock/runMock')
      process.exitCode = await runMock(folder, options)
    })
  addExamples(command, examples, exitMeanings)
}
