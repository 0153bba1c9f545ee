import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderOf } from '../helpers/cli/folderOf'
import { oddContract } from '../helpers/cli/oddContract'
import { runCli } from '../helpers/cli/runCli'
import { placeSample, toolchains } from '../helpers/cli/toolchains'
import { foldersOf, root, validFixtures } from '../helpers/fixtures'

/** Some compilers take half a minute to start on a busy machine. */
const timeoutMs = 240_000

const page: unknown = JSON.parse(readFileSync(join(root, 'tests/cli/typing-samples/page.json'), 'utf8'))

/** Valid documents of every kind. */
const validDocuments = {
  blocks: foldersOf('blocks').flatMap((type) => validFixtures(`blocks/${type}`).map(({ json }) => json)),
  actions: foldersOf('actions').flatMap((handler) => validFixtures(`actions/${handler}`).map(({ json }) => json)),
  pages: validFixtures('pages').map(({ json }) => json),
}

/** Removes empty `data` of actions, which the types do not write. */
const withoutEmptyData = (documents: unknown): unknown =>
  JSON.parse(JSON.stringify(documents), (_, value) =>
    value?.handler && JSON.stringify(value.data) === '{}' ? { ...value, data: undefined } : value,
  )

// Languages without a compiler on this machine are skipped; the title says so.
describe.each(toolchains)('the types of $lang (compiler at hand: $isHere)', (toolchain) => {
  const { lang, out, isHere, compile, run } = toolchain

  it.skipIf(!isHere)('build a page that is valid', { timeout: timeoutMs }, async () => {
    const folder = folderOf({})
    await runCli(['types', '--lang', lang, '--out', join(folder, out)])
    placeSample(toolchain, folder)
    const printed = run(folder)
    expect(JSON.parse(printed)).toEqual(page)
    writeFileSync(join(folder, 'page.json'), printed)
    expect(await runCli(['validate', '--as', 'page', join(folder, 'page.json')])).toMatchObject({ code: 0, stderr: '' })
  })

  it.skipIf(!isHere)('compile with difficult names of types and members', { timeout: timeoutMs }, async () => {
    const folder = folderOf(oddContract())
    const schemas = join(folder, 'schemas')
    const made = await runCli(['types', '--lang', lang, '--schemas', schemas, '--out', join(folder, out)])
    expect(made).toMatchObject({ code: 0, stderr: '' })
    expect(() => compile(folder)).not.toThrow()
  })

  const { roundTrip } = toolchain
  it.runIf(isHere && roundTrip)('read every valid fixture and write the same', { timeout: timeoutMs }, async () => {
    const folder = folderOf({})
    await runCli(['types', '--lang', lang, '--out', join(folder, out)])
    const written: unknown = JSON.parse(roundTrip?.(folder, JSON.stringify(validDocuments)) ?? '')
    expect(written).toEqual(withoutEmptyData(validDocuments))
  })
})
