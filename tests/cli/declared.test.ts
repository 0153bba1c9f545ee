import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { validate } from '../../schemas/index'
import { locateRule } from '../../src/cli/report/locateRule'
import { foldersOf, invalidFixtures, root } from '../helpers/fixtures'

/** The addresses of the rules of a document's issues, without undefined ones. */
function declared(document: unknown, as?: 'portal' | 'modal'): (string | undefined)[] {
  const { kind = null, issues } = validate(document, as ? { as } : {})
  return issues.map((issue) => locateRule(issue, { document, kind, root: '' }))
}

const page = (...components: unknown[]) => ({ title: 'Voirie', components })
const title = (data: unknown) => ({ type: 'title', data })

describe('The rule an issue is about', () => {
  test.each([
    ['a required field', title({}), 'schemas/blocks/title.json#/required'],
    [
      'a field nobody knows',
      title({ text: 'Voirie', colour: 'red' }),
      'schemas/blocks/title.json#/additionalProperties',
    ],
    ['a type', title({ text: 5 }), 'schemas/blocks/title.json#/properties/text/type'],
    ['a whole number', title({ text: 'Voirie', level: 1.5 }), 'schemas/blocks/title.json#/properties/level/type'],
    ['a greatest value', title({ text: 'Voirie', level: 9 }), 'schemas/blocks/title.json#/properties/level/maximum'],
    ['a least value', title({ text: 'Voirie', level: 0 }), 'schemas/blocks/title.json#/properties/level/minimum'],
    ['a least length', title({ text: '' }), 'schemas/blocks/title.json#/properties/text/minLength'],
    [
      'a fragment, in the file it is written in',
      { type: 'content-cell', data: { title: 'Voirie', date: 'hier' } },
      'schemas/shared/date-time.json#/pattern',
    ],
    ['an address', { handler: 'redirect', data: { url: 'http://example.org' } }, 'schemas/shared/url.json#/pattern'],
    [
      'a list of values inside a fragment',
      { type: 'content-cell', data: { title: 'Voirie', buttons: [{ label: 'Lire', kind: 'huge' }] } },
      'schemas/shared/button.json#/properties/kind/enum',
    ],
    [
      'a list',
      page({ type: 'columns', data: { columns: [] } }),
      'schemas/blocks/columns.json#/properties/columns/minItems',
    ],
    ['the envelope of a block', page({ type: 'title' }), 'schemas/block.json#/required'],
    ['data that is not an object', page({ type: 'title', data: 'Voirie' }), 'schemas/block.json#/properties/data/type'],
    ['a block that is not an object', page(5), 'schemas/block.json#/type'],
    ['the envelope of a page', { title: '', components: [] }, 'schemas/page.json#/properties/title/minLength'],
    ['a page without title', { components: [] }, 'schemas/page.json#/required'],
    [
      'versions that are no numbers',
      { ...title({ text: 'Voirie' }), requires: { texts: 'deux' } },
      'schemas/block.json#/properties/requires/additionalProperties/type',
    ],
    ['versions', { ...title({ text: 'Voirie' }), requires: { texts: 9 } }, 'schemas/block.json#/properties/requires'],
    [
      'ids',
      page({ ...title({ text: 'Voirie' }), id: 'a' }, { ...title({ text: 'Voirie' }), id: 'a' }),
      'schemas/block.json#/properties/id',
    ],
    ['data a handler cannot do without', { handler: 'navigation' }, 'schemas/actions/navigation.json#/required'],
    ['a field of a handler', { handler: 'navigation', data: {} }, 'schemas/actions/navigation.json#/required'],
    [
      'an action that follows',
      { handler: 'back', then: { handler: 'refresh', data: { id: '' } } },
      'schemas/actions/refresh.json#/properties/id/minLength',
    ],
    [
      'a block in a dialog of an action of a block in columns',
      page({
        type: 'columns',
        data: {
          columns: [
            {
              components: [
                {
                  type: 'button',
                  data: { label: 'Aide' },
                  action: { handler: 'modal', data: { modal: { components: [title({ text: 'Aide', level: 7 })] } } },
                },
              ],
            },
          ],
        },
      }),
      'schemas/blocks/title.json#/properties/level/maximum',
    ],
    ['a fallback', { ...title({ text: 'Voirie' }), fallback: title({}) }, 'schemas/blocks/title.json#/required'],
    ['a list of blocks', [title({ text: 'Voirie', level: 9 })], 'schemas/blocks/title.json#/properties/level/maximum'],
    [
      'a definition of its own file',
      { type: 'tree-menu', data: { title: 'Menu', nodes: [{ text: 'Vivre', children: [{}] }] } },
      'schemas/blocks/tree-menu.json#/$defs/treeNode/required',
    ],
  ])('is found for %s', (_name, document, address) => {
    expect(declared(document)).toEqual([address])
  })

  test('is found in a record of a town', () => {
    const issues = declared({ name: 'Montclair', colors: { primary: 'vert' } }, 'portal')
    expect(issues).toContain('schemas/entities/portal.json#/required')
    expect(issues).toContain('schemas/shared/color.json#/pattern')
  })

  test('is found from the part of an answer that was checked', () => {
    const document = { data: { page: title({ text: 'Voirie', level: 9 }) } }
    const [issue] = validate(document.data.page).issues
    if (!issue) throw new Error('nothing is wrong')
    const whole = { ...issue, pointer: `/data/page${issue.pointer}` }
    expect(locateRule(whole, { document, kind: 'block', root: '/data/page' })).toBe(
      'schemas/blocks/title.json#/properties/level/maximum',
    )
  })

  test('is undefined for unknown names', () => {
    expect(declared({ type: 'titel', data: {} })).toEqual([undefined])
    expect(declared({ handler: 'navigate' })).toEqual([undefined])
  })

  test('is found for every fixture and exists at its address', () => {
    const nowhere = new Set(['unknown-type', 'unknown-handler', 'too-deep', 'too-large'])
    let found = 0
    for (const kind of ['blocks', 'actions'] as const) {
      for (const folder of foldersOf(kind)) {
        for (const { document, path } of invalidFixtures(`${kind}/${folder}`)) {
          const checked = validate(document, { as: kind === 'blocks' ? 'block' : 'action' })
          for (const issue of checked.issues) {
            const address = locateRule(issue, { document, kind: checked.kind ?? null, root: '' })
            expect(address === undefined, `${path} ${issue.code} ${issue.pointer}`).toBe(nowhere.has(issue.code))
            if (address !== undefined) {
              expect(ruleAt(address), address).toBeDefined()
              found++
            }
          }
        }
      }
    }
    expect(found).toBeGreaterThan(300)
  })
})

function ruleAt(address: string): unknown {
  const [path = '', pointer = ''] = address.split('#')
  let found: unknown = JSON.parse(readFileSync(join(root, path), 'utf8'))
  for (const name of pointer.split('/').slice(1))
    found = Object(found)[name.replaceAll('~1', '/').replaceAll('~0', '~')]
  return found
}
