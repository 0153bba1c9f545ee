import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, type Option } from 'commander'
import { describe, expect, it } from 'vitest'
import { commands } from '../../src/cli/program'

/** Tests that use options without testing them. */
const others = ['everyOption.test.ts', 'fuzz.test.ts', 'docs.test.ts']

/** The sources of the other tests, without comments and without expected output. */
const tests = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.ts') && !others.includes(name))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .map((text) => text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '').replace(/\.(?:toContain|toMatch)\(.*$/gm, ''))

const helperFolder = join(import.meta.dirname, '../helpers/cli')
const helpers = readdirSync(helperFolder).map((name) => readFileSync(join(helperFolder, name), 'utf8'))

function optionsOf(name: string): readonly Option[] {
  const program = new Command()
  commands[name]?.(program)
  return program.commands.flatMap(({ options }) => options)
}

/** The names of helper functions that run a command, such as `runDiff`. */
function runnersOf(command: string): string[] {
  const runs = new RegExp(`(?:function|const) (\\w+)(?:(?!function|const).)*?\\['${command}'`, 'gs')
  return helpers.flatMap((text) => [...text.matchAll(runs)].flatMap(([, name]) => name ?? []))
}

/** The sources of the tests that run a command, themselves or through a helper. */
function testsOf(command: string): string[] {
  const runners = [...runnersOf(command), 'no runner'].join('|')
  const runs = new RegExp(`\\['${command}'|beffroi ${command}\\b|\\b(?:${runners})\\(`)
  return tests.filter((text) => runs.test(text))
}

const isTried = (word: string, command: string): boolean => {
  const whole = new RegExp(`(?<![\\w-])${word}(?![\\w-])`)
  return testsOf(command).some((text) => whole.test(text))
}

describe.each(Object.keys(commands))('beffroi %s', (command) => {
  it('has a test for each option', () => {
    const untried = optionsOf(command)
      .map(({ long, flags }) => long ?? flags)
      .filter((flag) => !isTried(flag, command))
    expect(testsOf(command).length).toBeGreaterThan(0)
    expect(untried).toEqual([])
  })
})
