import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { commands } from '../../src/cli/program'
import { errorBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { runCli } from '../helpers/cli/runCli'

const names = Object.keys(commands)

describe('the first screen', () => {
  it('lists every command once, in groups, and shows where to begin', async () => {
    const { code, stdout, stderr } = await runCli(['--help'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const name of names) expect(stdout.match(new RegExp(`^  ${name}\\b`, 'gm'))).toHaveLength(1)
    expect(stdout).toMatch(/What you send:\n {2}init .*\n[\s\S]*The contract:\n[\s\S]*\$ beffroi init +begin here/)
  })

  it('is printed as wrong usage without arguments', async () => {
    const [asked, nothing] = await Promise.all([runCli(['--help']), runCli([])])
    expect(nothing).toEqual({ code: 2, stdout: '', stderr: asked.stdout })
  })
})

describe('the help of a command', () => {
  it.each(names)('of %s writes descriptions, examples and exit codes in one style', async (name) => {
    const program = new Command()
    commands[name]?.(program)
    const [command] = program.commands
    expect(command?.description()).toMatch(/^[A-Z].*\.$/s)
    const parts = [command?.summary() ?? '', ...(command?.options ?? []).map(({ description }) => description)]
    for (const part of [...parts, ...(command?.registeredArguments ?? []).map(({ description }) => description)]) {
      expect(part).toMatch(/^(?:[a-z]|JSON |CI ).*[^.]$/s)
    }
    const { code, stdout } = await runCli([name, '--help'])
    expect(code).toBe(0)
    expect(stdout).toMatch(/\n\nExamples:\n(?: {2}\$ .+\n)+\nExit codes: 0 .+, 1 .+, 2 .+\.\n$/)
    expect(stdout).not.toMatch(/choices:|default:/)
  })

  it('is printed by the help command, which refuses an unknown name', async () => {
    const [help, option, unknown] = await Promise.all([
      runCli(['help', 'explain']),
      runCli(['explain', '--help']),
      runCli(['help', 'explian']),
    ])
    expect(help).toEqual(option)
    expect(unknown).toMatchObject({ code: 2, stdout: '' })
    expect(unknown.stderr).toContain("beffroi: unknown command 'explian'\n(Did you mean explain?)")
  })
})

describe('colours', () => {
  it.each([
    ['validate', ['a.json']],
    ['explain', ['title']],
    ['schema', ['--list']],
    ['diff', ['builtin', 'builtin']],
    ['diff', ['--rules']],
  ])('of %s follow --color and --no-color', async (command, args) => {
    const cwd = folderOf({ 'a.json': errorBlock })
    const [plain, coloured, none] = await Promise.all([
      runCli([command, ...args], { cwd }),
      runCli([command, ...args, '--color'], { cwd, env: { NO_COLOR: '1' } }),
      runCli([command, ...args, '--no-color'], { cwd, env: { FORCE_COLOR: '1' } }),
    ])
    expect(plain.stdout).not.toContain('\u001b[')
    expect(coloured.stdout).toContain('\u001b[')
    expect(none.stdout).toBe(plain.stdout)
  })
})
