import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { getLanguageService, TextDocument } from 'vscode-json-languageservice'
import { blockTypes, entityNames, handlerNames } from '../../schemas/index'
import { folderOf } from '../helpers/cli/folderOf'
import { runCli } from '../helpers/cli/runCli'
import { type FixtureFolder, foldersOf, invalidFixtures, root, validFixtures } from '../helpers/fixtures'

const folders = (kind: 'blocks' | 'actions') => foldersOf(kind).map((name): FixtureFolder => `${kind}/${name}`)
const fixtures: [name: string, folders: FixtureFolder[]][] = [
  ['block', folders('blocks')],
  ['action', folders('actions')],
  ['page', ['pages']],
]
/** Codes that JSON Schema cannot express. */
const inexpressible = new Set(['duplicate-id', 'too-deep', 'too-large'])

const strict = () => new Ajv2020({ allErrors: true, strict: true, strictRequired: false, allowUnionTypes: true })

async function schemaOf(...args: string[]): Promise<AnySchemaObject> {
  const run = await runCli(['schema', ...args])
  expect(run.stderr).toBe('')
  return JSON.parse(run.stdout)
}

describe('beffroi schema', () => {
  test.each(fixtures)(
    'of a %s accepts every valid fixture and no invalid one in a strict validator',
    async (name, all) => {
      const validate = strict().compile(await schemaOf(name))
      for (const { path, json } of all.flatMap(validFixtures)) {
        expect(validate(json), `${path}: ${JSON.stringify(validate.errors)}`).toBe(true)
      }
      for (const { path, document, issues } of all.flatMap(invalidFixtures)) {
        const isBeyond = issues.every(({ code }) => inexpressible.has(code))
        expect(validate(document), path).toBe(isBeyond)
      }
    },
  )

  test.each(fixtures)('of a %s gives the same results in the validator of an editor', async (name, all) => {
    const service = getLanguageService({})
    const schema = await schemaOf(name, '--editor')
    const faultsOf = async (path: string, document: unknown) => {
      const text = TextDocument.create(`file:///${path}`, 'json', 1, JSON.stringify(document))
      return service.doValidation(text, service.parseJSONDocument(text), {}, schema)
    }
    for (const { path, json } of all.flatMap(validFixtures)) expect(await faultsOf(path, json), path).toEqual([])
    for (const { path, document, issues } of all.flatMap(invalidFixtures)) {
      const isBeyond = issues.every(({ code }) => inexpressible.has(code))
      expect((await faultsOf(path, document)).length === 0, path).toBe(isBeyond)
    }
  })

  test('reports an error only by the branch of its type', async () => {
    const validate = strict().compile(await schemaOf())
    validate({ title: 'Voirie', components: [{ type: 'title', data: { text: 'Voirie', level: 9 } }] })
    const about = validate.errors?.filter(({ keyword }) => keyword !== 'if')
    expect(about).toEqual([expect.objectContaining({ instancePath: '/components/0/data/level', keyword: 'maximum' })])
  })

  test('of a type, a handler or their data accepts that alone', async () => {
    const [title, data, navigation] = await Promise.all([
      schemaOf('title'),
      schemaOf('title', '--data'),
      schemaOf('navigation'),
    ])
    const ajv = strict()
    const isTitle = ajv.compile(title)
    expect(isTitle({ type: 'title', data: { text: 'Voirie' } })).toBe(true)
    expect(isTitle({ type: 'description', data: { text: 'Voirie' } })).toBe(false)
    const isData = ajv.compile(data)
    expect([isData({ text: 'Voirie' }), isData({ text: 5 })]).toEqual([true, false])
    const isNavigation = ajv.compile(navigation)
    expect(isNavigation({ handler: 'navigation', data: { path: '/contenu/voirie' } })).toBe(true)
    expect(isNavigation({ handler: 'navigation' })).toBe(false)
  })

  test('--open accepts unknown fields and reports all other errors', async () => {
    const validate = strict().compile(await schemaOf('block', '--open'))
    expect(validate({ type: 'title', data: { text: 'Voirie', colour: 'red' } })).toBe(true)
    expect(validate({ type: 'title', data: { colour: 'red' } })).toBe(false)
  })

  test('--all writes a valid schema of every target, the same each time', async () => {
    const cwd = folderOf({})
    const runs = [await runCli(['schema', '--all', 'a'], { cwd }), await runCli(['schema', '--all', 'b'], { cwd })]
    expect(runs.map(({ code }) => code)).toEqual([0, 0])
    const files = readdirSync(join(cwd, 'a'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.json'),
    )
    for (const name of [
      ...blockTypes.map((type) => `blocks/${type}`),
      ...handlerNames.map((each) => `actions/${each}`),
    ]) {
      expect(files).toContain(`${name}.schema.json`)
    }
    for (const name of entityNames) expect(files).toContain(`entities/${name}.schema.json`)
    const ajv = strict()
    const ids = new Set<unknown>()
    for (const file of files) {
      const text = readFileSync(join(cwd, 'a', file), 'utf8')
      expect(readFileSync(join(cwd, 'b', file), 'utf8')).toBe(text)
      const schema: AnySchemaObject = JSON.parse(text)
      expect(ajv.validateSchema(schema), `${file}: ${JSON.stringify(ajv.errors)}`).toBe(true)
      expect(text).not.toMatch(/"x-|"\$ref": "(?!#)/)
      ids.add(schema.$id)
    }
    expect(ids.size).toBe(files.length)
  })

  test('of every record of a town accepts its data', async () => {
    const ajv = strict()
    const isPortal = ajv.compile(await schemaOf('portal'))
    const portal: unknown = JSON.parse(readFileSync(join(root, 'fixtures/towns/montclair/portal.json'), 'utf8'))
    expect(isPortal(portal), JSON.stringify(isPortal.errors)).toBe(true)
  })

  test('--out writes a file, --list names every target', async () => {
    const cwd = folderOf({})
    const written = await runCli(['schema', 'modal', '--out', 'deep/modal.json'], { cwd })
    expect(written).toMatchObject({ code: 0, stdout: '' })
    expect(JSON.parse(readFileSync(join(cwd, 'deep/modal.json'), 'utf8'))).toMatchObject({
      $id: 'urn:beffroi:schema:modal',
      title: 'Modal',
    })
    const { stdout } = await runCli(['schema', '--list'])
    for (const name of ['document', 'page', 'content-cell', 'actions/modal', 'shared/image', 'portal']) {
      expect(stdout).toMatch(new RegExp(`^ *${name} `, 'm'))
    }
  })

  test('reports which of two targets with one name it took', async () => {
    const { code, stderr } = await runCli(['schema', 'footer'])
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: 'beffroi: footer is a kind of document; ask for blocks/footer if you mean that\n',
    })
    expect(await schemaOf('blocks/footer')).toMatchObject({ $id: 'urn:beffroi:schema:blocks/footer' })
  })

  test.each([
    [['title', '--vscode'], "option '--vscode' is about everything, not about 'title'"],
    [['title', '--list'], "option '--list' is about everything"],
    [['--all', 'a', '--out', 'b'], 'cannot be used with'],
    [['--list', '--vscode'], 'cannot be used with'],
  ])('refuses the contradiction %j', async (args, reason) => {
    const { code, stdout, stderr } = await runCli(['schema', ...args])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(reason)
  })

  test('reports that a file cannot be written', async () => {
    const cwd = folderOf({ folder: 'a file' })
    const { code, stderr } = await runCli(['schema', '--out', 'folder/page.json'], { cwd })
    expect(code).toBe(2)
    expect(stderr).toMatch(/^beffroi: .*folder.*\n$/)
  })

  test('refuses an unknown name with a suggestion', async () => {
    const run = await runCli(['schema', 'contnt-cell'])
    expect(run).toEqual({
      code: 2,
      stdout: '',
      stderr: 'beffroi: there is no schema "contnt-cell". Did you mean content-cell?\n',
    })
  })
})
