import type { Command } from 'commander'
import { locales } from '../../../schemas/fast'
import { ciServices } from '../init/InitAnswers'
import type { InitOptions } from '../init/runInit'
import { addExamples, choiceOption } from '../options'

const examples = [
  ['beffroi init', 'asks three questions'],
  ['beffroi init --yes', 'takes what it suggests'],
  ['beffroi init --payloads tests/payloads --locale de --ci gitlab', 'asks nothing'],
] as const

const exitMeanings = ['ready', 'never', 'wrong usage, left before the last answer, or a file that could not be written']

/** Adds `beffroi init` to the program. */
export function addInit(program: Command): void {
  const command = program
    .command('init')
    .summary('make a folder ready: configuration, example, CI job, editor settings')
    .description(
      'Asks where the payloads are, in which language, and which CI checks them. Then writes a configuration, an example ' +
        'page where there is no payload yet, the job for the CI and the settings of VS Code. A file that is there already ' +
        'is left alone.',
    )
    .option('--payloads <folder>', 'where the payloads are')
    .addOption(choiceOption('--locale <locale>', 'language of their texts', locales))
    .addOption(choiceOption('--ci <ci>', 'who checks every change', ciServices))
    .option('--no-editor', 'no settings for VS Code')
    .option('--yes', 'take the suggestion where no answer is given')
    .option('--force', 'replace files that are there already')
    .action(async (options: InitOptions) => {
      const { runInit } = await import('../init/runInit')
      process.exitCode = await runInit(options)
    })
  addExamples(command, examples, exitMeanings)
}
