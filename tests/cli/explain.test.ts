import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blockTypes, handlerNames, kinds, validate } from '../../schemas/index'
import { issueTexts, sources } from '../../schemas/sources'
import { listFields } from '../../src/cli/explain/describeSchema'
import { findTopics } from '../../src/cli/explain/findTopics'
import { listNamed } from '../../src/cli/explain/namedSchemas'
import { renderCode } from '../../src/cli/explain/renderCode'
import { renderSchema } from '../../src/cli/explain/renderSchema'
import { locateRule } from '../../src/cli/report/locateRule'
import { displayWidth } from '../../src/cli/terminal/fitText'
import { createPaint } from '../../src/cli/terminal/TerminalOptions'
import { folderOf } from '../helpers/cli/folderOf'
import { runCli } from '../helpers/cli/runCli'
import { foldersOf, invalidFixtures } from '../helpers/fixtures'
import { runs } from '../helpers/sample'

const explain = async (...args: string[]) => {
  const { code, stdout, stderr } = await runCli(['explain', ...args])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return stdout
}

describe('beffroi explain', () => {
  test('explains the meaning and reason of a code, with examples and how to change its severity', async () => {
    const text = await explain('missing-property')
    const { title, wrong } = issueTexts()['missing-property']
    expect(text).toContain(title)
    expect(text).toMatch(/^Why {2,}The block makes no sense/m)
    expect(text).toMatch(/^Wrong\n.*"titel": "Travaux rue Haute".*\n +\^ "title" is missing/m)
    expect(text).toMatch(/^Right\n.*"title": "Travaux rue Haute"/m)
    expect(text).toContain('--rule missing-property=warning')
    expect(validate(wrong.document).issues).toHaveLength(1)
  })

  test('shows the fields of a type, nested ones included, with types, limits, defaults and an example', async () => {
    const text = await explain('content-cell')
    expect(text).toMatch(/^content-cell {2}block of the family flex 2/)
    expect(text).toMatch(/^ +title \* +string +at least 1 character +Title of the target\.$/m)
    expect(text).toMatch(/^ +openStatus +string +"open" \| "closed" +Whether/m)
    expect(text).toMatch(/^ +titleLines +integer +2 to 5 +2 +Number of lines/m)
    expect(text).toMatch(/^ +buttons +list of objects/m)
    expect(text).toMatch(/^ +buttons\[\]\.label \* +string/m)
    expect(text).toMatch(/^ +image\.src \* +string +image-source/m)
    expect(text).toContain('It takes actions in buttons[].action.')
    expect(text).toContain('"type": "content-cell"')
  })

  test('counts many values in a table and lists them for a single field', async () => {
    const table = await explain('configuration')
    expect(table).toMatch(/^ +as +string +one of \d+/m)
    expect(table).not.toContain('waste-zone')
    expect(await explain('configuration.as')).toMatch(/^Values +"page", "modal"[\s\S]*"waste-zone"/m)
  })

  test('follows a recursive schema once', async () => {
    const text = await explain('tree-menu')
    expect(text).toMatch(/^ +nodes\[\]\.children +list of objects, like nodes\[\]/m)
    expect(text).not.toContain('children[].')
  })

  test('shows both topics of an ambiguous name, and one for a path', async () => {
    const both = await explain('modal')
    expect(both).toMatch(/^modal {2}action handler/m)
    expect(both).toMatch(/^modal {2}kind of document/m)
    expect(await explain('actions/modal')).not.toContain('kind of document')
    expect(await explain('schemas/modal.json')).not.toContain('action handler')
  })

  test.each([
    ['content-cell/description/text', 'content-cell.description.text', 'schemas/shared/text.json#/properties/text'],
    ['content-cell.buttons[].label', 'content-cell.buttons[].label', 'schemas/shared/button.json#/properties/label'],
    ['content-cell/buttons/0/label', 'content-cell.buttons[].label', 'schemas/shared/button.json#/properties/label'],
    ['blocks/content-cell.data.title', 'content-cell.title', 'schemas/blocks/content-cell.json#/properties/title'],
    ['title.action', 'title.action', 'schemas/block.json#/properties/action'],
    ['navigation.then', 'navigation.then', 'schemas/action.json#/properties/then'],
    [
      'portal.colors.primary',
      'portal.colors.primary',
      'schemas/entities/portal.json#/properties/colors/properties/primary',
    ],
    ['schemas/blocks/title.json#/properties/level', 'title.level', 'schemas/blocks/title.json#/properties/level'],
    [
      'schemas/blocks/title.json#/properties/level/maximum',
      'title.level',
      'schemas/blocks/title.json#/properties/level',
    ],
    [
      'blocks/tree-menu.json#/$defs/treeNode/properties/text',
      'tree-menu.treeNode.text',
      '#/$defs/treeNode/properties/text',
    ],
  ])('finds the field %s', async (asked, name, declared) => {
    const text = await explain(asked)
    expect(text.split('\n')[0]).toBe(name)
    expect(text).toMatch(/^Type /m)
    expect(text).toContain(declared)
  })

  test('explains the type, limits, default and an example of a field', async () => {
    const text = await explain('title.level')
    expect(text).toMatch(/^Limits +1 to 4$/m)
    expect(text).toMatch(/^Default +2$/m)
    expect(text).toMatch(/^Required +no$/m)
    expect(await explain('title.text')).toMatch(/^Example\n +"Vie communale"$/m)
  })

  test('explains a value of a payload with its issues and its field', async () => {
    const title = { type: 'title', data: { text: 'Voirie', level: 9 } }
    const page = { title: 'Voirie', components: [{ type: 'columns', data: { columns: [{ components: [title] }] } }] }
    const cwd = folderOf({ 'pages/home.json': page, 'answer.json': { data: page }, 'merci.json': { components: [] } })
    const at = async (...args: string[]) => (await runCli(['explain', ...args], { cwd })).stdout
    const level = await at('pages/home.json#/components/0/data/columns/0/components/0/data/level')
    expect(level).toMatch(/^title\.level\n/)
    expect(level).toMatch(/^Here +9$/m)
    expect(level).toMatch(/^Issue +out-of-range: /m)
    expect(level).toContain('schemas/blocks/title.json#/properties/level')
    const answer = await at('answer.json#/data/components/0/data/columns/0/components/0/data/text')
    expect(answer).toMatch(/^title\.text\n/)
    expect(answer).toMatch(/^Here +"Voirie"$/m)
    expect(await at('pages/home.json#/components/0')).toContain('columns  block of the family flex 2')
    expect(await at('pages/home.json#/title')).toMatch(/^page\.title\n/)
    expect(await at('pages/home.json')).toContain('page  kind of document')
    expect(await at('merci.json', '--as', 'modal')).toContain('modal  kind of document')
    const missing = await runCli(['explain', 'pages/home.json#/components/0/data/colour'], { cwd })
    expect(missing).toMatchObject({ code: 2, stdout: '' })
    expect(missing.stderr).toContain('says nothing of "colour" in columns')
  })

  test('lists every code, type, handler, kind and fragment without an argument', async () => {
    const lines = (await explain()).split('\n').map((line) => line.trim().split(' ')[0])
    const names = [...Object.keys(issueTexts()), ...blockTypes, ...handlerNames, 'portal', 'image-source']
    expect(names.filter((name) => !lines.includes(name))).toEqual([])
    for (const kind of kinds) if (kind !== 'blocks') expect(lines).toContain(kind)
  })

  test.each([
    ['contnet-cell', 'Did you mean content-cell?'],
    ['missing-propert', 'Did you mean missing-property?'],
    ['content-cell.titel', 'Did you mean content-cell.title?'],
    ['contnet-cell.title', 'Did you mean content-cell?'],
    ['xyzxyzxyz', 'beffroi explain lists them'],
    ['schemas/blocks/title.json#/properties/nothing', 'there is nothing at /properties/nothing'],
    ['nowhere.json#/components', 'neither a schema nor a file nowhere.json'],
    ['/components/0/data', 'beffroi explain <file>#/components/0/data'],
  ])('refuses %s', async (asked, hint) => {
    const { code, stdout, stderr } = await runCli(['explain', asked])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(hint)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  test('prints the same as JSON with --json', async () => {
    const { explained } = JSON.parse(await explain('content-cell', '--json'))
    expect(explained).toHaveLength(1)
    expect(explained[0]).toMatchObject({ is: 'block', name: 'content-cell', family: 'flex' })
    expect(explained[0].fields).toContainEqual(
      expect.objectContaining({ path: 'titleLines', type: 'integer', limits: ['2 to 5'], default: 2, required: false }),
    )
    const all = JSON.parse(await explain('--json'))
    expect(all.codes).toHaveLength(Object.keys(issueTexts()).length)
    expect(all.schemas).toContainEqual(expect.objectContaining({ is: 'handler', name: 'navigation' }))
  })
})

describe('the output of explain', () => {
  const bare = createPaint(false)

  test.each([40, 80, 120, 200])('fits a terminal of %i columns, except for payloads', (columns) => {
    for (const named of listNamed()) {
      const lines = renderSchema(named, { columns, paint: bare })
      const end = lines.findIndex((line) => /^Examples?$/.test(line))
      for (const line of lines.slice(1, end)) expect(displayWidth(line), line).toBeLessThanOrEqual(columns)
    }
  })

  test('has colours only when they are requested', () => {
    const [plain, painted] = [bare, createPaint(true)].map((paint) =>
      renderCode('wrong-type', { columns: 80, paint }).join('\n'),
    )
    expect(plain).not.toContain('\u001b')
    expect(painted).toContain('\u001b[')
  })

  test('exists for every field of every type, by its path and by its address', () => {
    for (const { name, node } of listNamed()) {
      const address = `schemas/${node.path}`
      for (const field of listFields(node)) {
        for (const asked of [`${address}.${field.path}`, field.declared]) {
          const found = findTopics(asked)
          expect(Array.isArray(found) && found.length > 0, `${name}: ${asked}`).toBe(true)
        }
      }
    }
  })

  test('exists for every address that an issue names', () => {
    const addresses = new Set<string>()
    for (const folder of foldersOf('blocks')) {
      for (const { document } of invalidFixtures(`blocks/${folder}`)) {
        for (const issue of validate(document, { as: 'block' }).issues) {
          addresses.add(locateRule(issue, { document, kind: 'block', root: '' }) ?? 'title')
        }
      }
    }
    expect(addresses.size).toBeGreaterThan(100)
    for (const address of addresses) expect(Array.isArray(findTopics(address)), address).toBe(true)
  })

  test('explains or refuses any word', () => {
    const names = listNamed().map(({ node }) => `schemas/${node.path}`)
    const piece = fc.constantFrom(
      '.',
      '/',
      '[]',
      '[0',
      '#',
      '~1',
      '*',
      'data',
      'items',
      'properties',
      '__proto__',
      '$defs',
      'title',
    )
    const word = fc
      .tuple(fc.oneof(fc.constantFrom(...names), fc.string({ unit: 'binary' })), fc.array(fc.oneof(piece, fc.string())))
      .map(([name, pieces]) => name + pieces.join(''))
    fc.assert(
      fc.property(word, (asked) => {
        const found = findTopics(asked)
        expect(found === undefined || Array.isArray(found) || found.message !== '').toBe(true)
      }),
      { numRuns: runs(2000) },
    )
  })

  test('describes every field', () => {
    const named = listNamed()
    expect(named).toHaveLength(Object.keys(sources()).length)
    for (const { name, node } of named) {
      const silent = listFields(node).filter(({ description }) => description === '')
      expect(
        silent.map(({ path }) => path),
        name,
      ).toEqual([])
    }
  })
})
