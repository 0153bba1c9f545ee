import { spawn, spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../scripts/bench/freePort'
import { readMarkdown } from '../../scripts/vite/markdown'
import { builtCli } from '../helpers/cli/builtCli'
import { folderOf } from '../helpers/cli/folderOf'
import { eventually } from '../helpers/eventually'
import { root } from '../helpers/fixtures'

const path = 'docs/your-first-portal.md'
const page = readMarkdown(readFileSync(join(root, path), 'utf8'), path)

/** The commands of the page, one a line. */
const commands = page.nodes.flatMap((node) =>
  typeof node !== 'string' && node.tag === 'pre' && node.language === 'sh' ? node.children.join('').split('\n') : [],
)

/** Commands that start one of the two back ends, and stay. */
const back = /^(python3|php) .*docs\/examples\//
const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0

it('has a back end in each language, and commands that use it', () => {
  expect(commands.filter((line) => back.test(line))).toHaveLength(2)
  expect(commands.filter((line) => line.startsWith('npx '))).toHaveLength(7)
})

it.each(commands.filter((line) => back.test(line)))(
  '%s is a back end that every other command of the page accepts',
  async (start) => {
    const [program = ''] = start.split(' ')
    if (!has(program)) return
    const cwd = folderOf({ '.git/HEAD': '' })
    cpSync(join(root, 'docs/examples'), join(cwd, 'docs/examples'), { recursive: true })
    const port = String(await freePort())
    const cli = await builtCli()
    const here = (line: string) =>
      line.replaceAll('8000', port).replaceAll('npx beffroi', `"${process.execPath}" "${cli}"`)
    const child = spawn('sh', ['-c', `exec ${here(start)}`], { cwd, stdio: 'ignore' })
    onTestFinished(() => void child.kill())
    await eventually(() => fetch(`http://127.0.0.1:${port}/`))
    const run = (line: string) => {
      const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { cwd, encoding: 'utf8' })
      expect(status, `${line}: ${stdout}${stderr}`).toBe(0)
    }
    // `exampleBackEnds.test.ts` checks what a portal reads of them.
    for (const line of commands)
      if (!back.test(line) && !line.startsWith('API_ORIGIN='))
        run(here(line).replace('npx --yes', 'npx --yes --offline'))
    const job = readFileSync(join(cwd, '.github/workflows/beffroi.yml'), 'utf8')
    expect(job).toContain('run: npx --yes --package ./beffroi-0.1.0.tgz beffroi validate --format github')
  },
)
