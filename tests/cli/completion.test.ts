import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { commands } from '../../src/cli/program/commands'
import { folderOf } from '../helpers/cli/folderOf'
import { runCli } from '../helpers/cli/runCli'

const program = new Command('beffroi')
for (const add of Object.values(commands)) add(program)

async function scriptFor(shell: string): Promise<string> {
  const run = await runCli(['completion', shell])
  expect(run).toMatchObject({ code: 0, stderr: '' })
  const file = join(folderOf({}), `completion.${shell}`)
  writeFileSync(file, run.stdout)
  return file
}

const has = (shell: string) => spawnSync(shell, ['-c', 'true']).status === 0

/** What bash offers after each of these lines, as it would replace the word at the cursor. */
function offers(script: string, lines: readonly string[]): string[][] {
  const program = `source "$1"; shift
    for line; do
      COMP_LINE=$line COMP_POINT=\${#line}
      _beffroi
      printf '%s ' "\${COMPREPLY[@]}"; echo
    done`
  const text = execFileSync('bash', ['-c', program, 'bash', script, ...lines], { encoding: 'utf8' })
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) =>
      line
        .trim()
        .split(' ')
        .filter((word) => word !== ''),
    )
}

describe.runIf(has('bash'))('completion in bash', () => {
  it('knows every command, option and value as they are declared', async () => {
    const script = await scriptFor('bash')
    const names = program.commands.map((command) => command.name())
    const [all = [], ...options] = offers(script, ['beffroi ', ...names.map((name) => `beffroi ${name} --`)])
    expect(all).toEqual([...names, 'help', '--help', '--version'])
    for (const [index, command] of program.commands.entries()) {
      expect(options[index]).toEqual([...command.options.map(({ long }) => long), '--help'])
    }
    const chosen = program.commands.flatMap((command) =>
      command.options.flatMap(({ long, argChoices }) => (argChoices ? [{ command, long, argChoices }] : [])),
    )
    const values = offers(
      script,
      chosen.map(({ command, long }) => `beffroi ${command.name()} ${long} `),
    )
    expect(values).toEqual(chosen.map(({ argChoices }) => argChoices))
    expect(chosen.length).toBeGreaterThan(3)
  })

  it.each([
    ['beffroi val', ['validate']],
    ['beffroi --v', ['--version']],
    ['beffroi validate --form', ['--format']],
    ['beffroi validate --format s', ['sarif']],
    ['beffroi validate pages/ --format=s', ['sarif']],
    ['beffroi validate --report json=r.json --report sar', ['sarif=']],
    ['beffroi validate --report json=pa', []],
    ['beffroi validate --rule vague-link=e', ['error']],
    ['beffroi validate --ignore vague', ['vague-link']],
    ['beffroi validate --time-zone Europe/Brus', ['Europe/Brussels']],
    ['beffroi validate pa', []],
    ['beffroi explain content-c', ['content-cell']],
    ['beffroi completion z', ['zsh']],
    ['beffroi help valid', ['validate']],
    ['beffroi nothing --x', []],
  ])('offers after "%s"', async (line, words) => {
    expect(offers(await scriptFor('bash'), [line])).toEqual([words])
  })

  it.runIf(existsSync('/usr/bin/script'))('works where somebody types', async () => {
    const script = await scriptFor('bash')
    const cwd = folderOf({ 'payloads/a.json': {} })
    const setUp = `PS1=; source ${script}; beffroi() { echo "asked: $*"; }\n`
    const typed = 'beffroi vali\t--form\tcompac\t--report sar\tr.sarif pay\ta\t\nexit\n'
    const shell = ['-qec', 'bash --norc --noprofile -i', '/dev/null']
    const { stdout } = spawnSync('/usr/bin/script', shell, { cwd, input: setUp + typed, encoding: 'utf8' })
    expect(stdout).toContain('asked: validate --format compact --report sarif=r.sarif payloads/a.json')
  })
})

describe('completion', () => {
  it.each(['zsh', 'fish'])('for %s tells every command, option and value', async (shell) => {
    const { stdout } = await runCli(['completion', shell])
    for (const command of program.commands) {
      expect(stdout).toContain(command.name())
      for (const { long } of command.options) expect(stdout).toContain(shell === 'fish' ? `-l ${long?.slice(2)}` : long)
    }
    expect(stdout).toContain('pretty compact json ndjson github gitlab sarif junit checkstyle')
    expect(stdout).toContain('vague-link=error')
  })

  const parsers = [
    ['zsh', '-n'],
    ['fish', '--no-execute'],
  ] as const
  it.each(parsers.filter(([shell]) => has(shell)))('is a script %s reads', async (shell, check) => {
    execFileSync(shell, [check, await scriptFor(shell)])
  })

  it('is refused for a shell that is not known', async () => {
    const run = await runCli(['completion', 'bsh'])
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).toContain('Did you mean bash? Allowed choices are bash, zsh, fish.')
  })
})
