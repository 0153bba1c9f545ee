import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'jsonc-parser'
import { describe, expect, test } from 'vitest'
import {
  type CompletionItem,
  getLanguageService,
  type LanguageService,
  TextDocument,
} from 'vscode-json-languageservice'
import { z } from 'zod'
import { folderOf } from '../helpers/cli/folderOf'
import { type Run, runCli } from '../helpers/cli/runCli'

const settings = '.vscode/settings.json'
const written = z.looseObject({
  'json.schemas': z.array(z.strictObject({ url: z.string(), fileMatch: z.array(z.string()) })),
})

const vscode = (cwd: string, ...args: string[]): Promise<Run> => runCli(['schema', '--vscode', ...args], { cwd })
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

/** An editor that has opened the folder with its settings. */
function openEditor(folder: string): Editor {
  const service = getLanguageService({ schemaRequestService: async (url) => readFileSync(new URL(url), 'utf8') })
  const schemas = written.parse(parse(read(folder, settings)))['json.schemas'].map(({ url, fileMatch }) => ({
    uri: pathToFileURL(join(folder, url)).href,
    fileMatch,
    folderUri: pathToFileURL(folder).href,
  }))
  service.configure({ validate: true, schemas })
  return new Editor(service, folder)
}

class Editor {
  constructor(
    readonly service: LanguageService,
    readonly folder: string,
  ) {}

  /** Opens a text in which `|` is the cursor. */
  #open(file: string, text: string) {
    const offset = text.indexOf('|')
    const document = TextDocument.create(pathToFileURL(join(this.folder, file)).href, 'json', 1, text.replace('|', ''))
    return { document, position: document.positionAt(offset), json: this.service.parseJSONDocument(document) }
  }

  async complete(file: string, text: string): Promise<CompletionItem[]> {
    const { document, position, json } = this.#open(file, text)
    return (await this.service.doComplete(document, position, json))?.items ?? []
  }

  async hover(file: string, text: string): Promise<string> {
    const { document, position, json } = this.#open(file, text)
    return JSON.stringify((await this.service.doHover(document, position, json))?.contents ?? '')
  }

  async underlined(file: string, text: string): Promise<string[]> {
    const { document, json } = this.#open(file, `${text}|`)
    const found = await this.service.doValidation(document, json)
    return found.map(({ range }) => document.getText(range))
  }
}

const labels = (items: readonly CompletionItem[]) => items.map(({ label }) => label.replaceAll('"', ''))

describe('an editor with the files of beffroi schema --vscode', () => {
  test('completes types, the fields of each type, handlers and values', async () => {
    const folder = folderOf({})
    expect((await vscode(folder, 'payloads')).code).toBe(0)
    const editor = openEditor(folder)
    const types = await editor.complete('payloads/home.json', '{ "title": "Voirie", "components": [{ "type": "|" }] }')
    expect(labels(types)).toEqual(expect.arrayContaining(['title', 'content-cell', 'columns', 'poll']))
    expect(JSON.stringify(types.find(({ label }) => label.includes('poll-simple')))).toContain(
      'A poll with a single choice',
    )
    const fields = (type: string) =>
      editor.complete(
        'payloads/deep/home.json',
        `{ "title": "Voirie", "components": [{ "type": "${type}", "data": { | } }] }`,
      )
    expect(labels(await fields('title')).sort()).toEqual(['level', 'text'])
    expect(labels(await fields('person-card'))).toEqual(expect.arrayContaining(['firstName', 'lastName', 'function']))
    const handler = await editor.complete(
      'payloads/a.json',
      '{ "type": "button", "data": {}, "action": { "handler": "|" } }',
    )
    expect(labels(handler)).toEqual(expect.arrayContaining(['navigation', 'redirect', 'modal']))
    const path = await editor.complete(
      'payloads/a.json',
      '{ "type": "button", "data": {}, "action": { "handler": "navigation", "data": { | } } }',
    )
    expect(labels(path)).toEqual(expect.arrayContaining(['path', 'query', 'replace']))
    const status = await editor.complete('payloads/a.json', '{ "type": "content-cell", "data": { "openStatus": | } }')
    expect(labels(status)).toEqual(expect.arrayContaining(['open', 'closed']))
  })

  test('offers whole blocks to insert', async () => {
    const folder = folderOf({})
    await vscode(folder, 'payloads')
    const items = await openEditor(folder).complete('payloads/a.json', '{ "title": "Voirie", "components": [ | ] }')
    const poll = items.find(({ label }) => label === 'poll')
    expect(poll?.textEdit?.newText ?? poll?.insertText).toContain('"pollUid"')
    expect(labels(await openEditor(folder).complete('payloads/new.json', '|'))).toContain('page')
  })

  test('describes a field on hover', async () => {
    const folder = folderOf({})
    await vscode(folder, 'payloads')
    const editor = openEditor(folder)
    expect(
      await editor.hover('payloads/a.json', '{ "type": "title", "data": { "le|vel": 2, "text": "a" } }'),
    ).toContain('Heading level')
    expect(await editor.hover('payloads/a.json', '{ "type": "poll|", "data": {} }')).toContain('one or several choices')
  })

  test('underlines every error and nothing else', async () => {
    const folder = folderOf({})
    await vscode(folder, 'payloads')
    const editor = openEditor(folder)
    const page = (data: string) => `{ "title": "Voirie", "components": [{ "type": "title", "data": ${data} }] }`
    expect(await editor.underlined('payloads/home.json', page('{ "text": "Voirie" }'))).toEqual([])
    expect(await editor.underlined('payloads/home.json', page('{ "text": "Voirie", "level": 9 }'))).toEqual(['9'])
    expect(await editor.underlined('payloads/home.json', page('{ "text": "Voirie", "colour": 1 }'))).toEqual([
      '"colour"',
    ])
    expect(await editor.underlined('payloads/home.json', '{ "type": "titel", "data": {} }')).toEqual(['"titel"'])
    expect(await editor.underlined('payloads/home.json', `{ "data": ${page('{ "text": 5 }')} }`)).toEqual(['5'])
    expect(await editor.underlined('elsewhere/home.json', page('{ "level": 9 }'))).toEqual([])
    expect(await editor.underlined('beffroi.config.json', '{ "maxWarnings": "many" }')).toEqual(['"many"'])
  })

  test('checks files as the kind that the configuration gives', async () => {
    const folder = folderOf({
      'beffroi.config.json': {
        files: ['payloads/'],
        overrides: [
          { files: ['modals/'], as: 'modal' },
          { files: ['*.portal.json'], as: 'portal' },
          { files: ['answers/'], at: '/result' },
        ],
      },
    })
    expect((await vscode(folder)).code).toBe(0)
    const editor = openEditor(folder)
    const modal = '{ "title": "Merci", "components": [], "config": "redirect" }'
    expect(await editor.underlined('payloads/modals/a.json', modal)).toEqual([])
    expect(await editor.underlined('payloads/a.json', modal)).toEqual(['"config"'])
    expect(await editor.underlined('payloads/a.portal.json', '{ "name": 5 }')).toContain('5')
    expect(await editor.underlined('payloads/answers/a.json', '{ "type": "titel" }')).toEqual([])
  })

  test('does not check package.json and similar files without a folder', async () => {
    const folder = folderOf({})
    await vscode(folder)
    const editor = openEditor(folder)
    expect(await editor.underlined('package.json', '{ "type": "module" }')).toEqual([])
    expect(await editor.underlined('deep/home.json', '{ "type": "module" }')).not.toEqual([])
  })
})

describe('beffroi schema --vscode', () => {
  test('keeps existing settings with their comments and prints what it wrote', async () => {
    const before =
      '{\n\t// Réglages de la commune\n\t"editor.tabSize": 4, // quatre\n\t"json.schemas": [\n\t\t{ "url": "./other.json", "fileMatch": ["*.x"] },\n\t],\n}\n'
    const folder = folderOf({ [settings]: before })
    const run = await vscode(folder, 'payloads')
    expect(run.stdout).toMatch(/^wrote \.vscode\/beffroi\.schema\.json$/m)
    expect(run.stdout).toMatch(/^changed \.vscode\/settings\.json$/m)
    const after = read(folder, settings)
    expect(after).toContain('\t// Réglages de la commune\n\t"editor.tabSize": 4, // quatre\n')
    expect(after).toContain('{ "url": "./other.json", "fileMatch": ["*.x"] }')
    expect(parse(after)).toMatchObject({ 'editor.tabSize': 4 })
    expect(written.parse(parse(after))['json.schemas'].map(({ url }) => url)).toEqual([
      './other.json',
      './.vscode/beffroi.schema.json',
      './.vscode/beffroi-configuration.schema.json',
    ])
  })

  test('changes nothing the second time, and adds a folder to the existing ones', async () => {
    const folder = folderOf({})
    await vscode(folder, 'payloads')
    const first = read(folder, settings)
    const second = await vscode(folder, 'payloads')
    expect(second.stdout).not.toMatch(/^(?:wrote|changed)/m)
    expect(read(folder, settings)).toBe(first)
    await vscode(folder, 'modals/')
    const [document] = written.parse(parse(read(folder, settings)))['json.schemas']
    expect(document?.fileMatch).toEqual(['payloads/**/*.json', 'modals/**/*.json'])
  })

  test.each([
    ['no JSON', '{ "editor.tabSize": ', 'is not a JSON object'],
    ['a value of json.schemas that is not a list', '{ "json.schemas": {} }', 'that is no list'],
  ])('refuses settings with %s and writes nothing', async (_name, before, reason) => {
    const folder = folderOf({ [settings]: before })
    const run = await vscode(folder, 'payloads')
    expect(run.code).toBe(2)
    expect(run.stderr).toContain(reason)
    expect(read(folder, settings)).toBe(before)
  })

  test('refuses an invalid configuration', async () => {
    const folder = folderOf({ 'beffroi.config.json': { filse: [] } })
    const run = await vscode(folder, 'payloads')
    expect(run.code).toBe(2)
    expect(run.stderr).toContain('beffroi.config.json')
  })
})
