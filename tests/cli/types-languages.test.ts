import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderOf } from '../helpers/cli/folderOf'
import { oddContract } from '../helpers/cli/oddContract'
import { runCli } from '../helpers/cli/runCli'
import { placeSample, toolchains } from '../helpers/cli/toolchains'
import { foldersOf, root, validFixtures } from '../helpers/fixtures'

/** Some compilers take half a minute to start on a busy machine. */
const patience = 240_000

const page: unknown = JSON.parse(readFileSync(join(root, 'tests/cli/typing-samples/page.json'), 'utf8'))

/** Documents of every kind that are sound. */
const sound = {
  blocks: foldersOf('blocks').flatMap((type) => validFixtures(`blocks/${type}`).map(({ json }) => json)),
  actions: foldersOf('actions').flatMap((handler) => validFixtures(`actions/${handler}`).map(({ json }) => json)),
  pages: validFixtures('pages').map(({ json }) => json),
}

/** The same documents without `data` of actions that is empty: those can do without, and it is not written. */
const withoutEmptyData = (documents: unknown): unknown =>
  JSON.parse(JSON.stringify(documents), (_, value) =>
    value?.handler && JSON.stringify(value.data) === '{}' ? { ...value, data: undefined } : value,
  )

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

  const { again } = toolchain
  it.runIf(isHere && again)(
    'read every sound fixture and write it again as it was',
    { timeout: patience },
    async () => {
      const folder = folderOf({})
      await runCli(['types', '--lang', lang, '--out', join(folder, out)])
      const written: unknown = JSON.parse(again?.(folder, JSON.stringify(sound)) ?? '')
      expect(written).toEqual(withoutEmptyData(sound))
    },
  )
})
