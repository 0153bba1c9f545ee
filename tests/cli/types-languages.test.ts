import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderOf } from '../helpers/cli/folderOf'
import { oddContract } from '../helpers/cli/oddContract'
import { runCli } from '../helpers/cli/runCli'
import { placeSample, toolchains } from '../helpers/cli/toolchains'
import { root } from '../helpers/fixtures'

/** Some compilers take half a minute to start on a busy machine. */
const patience = 240_000

const page: unknown = JSON.parse(readFileSync(join(root, 'tests/cli/typing-samples/page.json'), 'utf8'))

// A language whose compiler is not on this machine is skipped; its name then says so.
describe.each(toolchains)('the types of $lang (compiler at hand: $isHere)', (toolchain) => {
  const { lang, out, isHere, compile, run } = toolchain

  it.skipIf(!isHere)('build a page that the contract takes', { timeout: patience }, async () => {
    const folder = folderOf({})
    await runCli(['types', '--lang', lang, '--out', join(folder, out)])
    placeSample(toolchain, folder)
    const printed = run(folder)
    expect(JSON.parse(printed)).toEqual(page)
    writeFileSync(join(folder, 'page.json'), printed)
    expect(await runCli(['validate', '--as', 'page', join(folder, 'page.json')])).toMatchObject({ code: 0, stderr: '' })
  })

  it.skipIf(!isHere)('compile whatever a contract calls its types and members', { timeout: patience }, async () => {
    const folder = folderOf(oddContract())
    const schemas = join(folder, 'schemas')
    const made = await runCli(['types', '--lang', lang, '--schemas', schemas, '--out', join(folder, out)])
    expect(made).toMatchObject({ code: 0, stderr: '' })
    expect(() => compile(folder)).not.toThrow()
  })
})
