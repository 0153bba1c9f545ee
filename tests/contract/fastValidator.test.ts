import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DataContract } from '../../schemas/check/ContractSource'
import { createContract } from '../../schemas/check/createContract'
import { countIfValid } from '../../schemas/check/FastValidator'
import { entities } from '../../schemas/generated/entities'
import { fastChecks } from '../../schemas/generated/fastChecks.js'
import modal from '../../schemas/generated/modal.js'
import page from '../../schemas/generated/page.js'
import { blockTypes, contractSource, countMembers, families, handlerNames, kinds } from '../../schemas/index'
import { readSchemaFiles } from '../../scripts/generate/readSchemaFiles'
import { type FixtureFolder, invalidFixtures, root, validFixtures } from '../helpers/fixtures'
import { isWhole, runs } from '../helpers/sample'
import { jsonPathsOf, withValueAt } from './jsonPaths'

/** The detailed checks alone, which the fast ones must agree with. */
const documents: Readonly<Record<string, DataContract>> = { page, modal, ...entities }
const inDetail = createContract(contractSource, (kind) => documents[kind])
const fast = (document: unknown, kind: string) => countIfValid(document, kind, fastChecks, families)?.blocks

/** The result of the detailed checks in the form of the fast ones. */
function detailed(document: unknown, kind: string): number | undefined {
  const { issues, blocks } = inDetail.validate(document, { as: kind })
  return issues.length === 0 ? blocks : undefined
}

const folders: { folder: FixtureFolder; kind: string }[] = [
  ...blockTypes.map((type) => ({ folder: `blocks/${type}`, kind: 'block' }) as const),
  ...handlerNames.map((handler) => ({ folder: `actions/${handler}`, kind: 'action' }) as const),
  { folder: 'pages', kind: 'page' },
]

/** Each is wrong in most places and right in some. */
const others: readonly unknown[] = [
  ...[undefined, null, true, 0, 1, -1, 2.5, 1e9, '', 'a', '/a', 'https://a.be', '#1d4e89', '12345.678', '2027-03-14'],
  ...[
    '2027-03-14T19:30:00Z',
    '14:05',
    '//a',
    'javascript:1',
    'a\u0000',
    '\ud83d',
    '\u{1f389}'.repeat(16),
    'x'.repeat(501),
  ],
  ...[[], [null], ['a'], ['a', 'a'], [1], [[]], {}, { a: 1 }, { text: 'a' }, { type: 'title', data: { text: 'a' } }],
  ...[{ handler: 'back' }, { handler: 'navigation' }, JSON.parse('{"__proto__": 1}')],
]

/** The everyday run tries a sixth of the values, other ones at each place. */
const isTried = (place: number, value: number) => isWhole || (place + value) % 6 === 0

/** Copies of a document with one value changed, removed, or given more or fewer members. */
function* changed(document: unknown): Generator<unknown> {
  for (const [place, path] of jsonPathsOf(document).entries()) {
    const here = path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), document)
    const more = Array.isArray(here)
      ? [[...here, ...here], here.slice(1)]
      : typeof here === 'object'
        ? [
            { ...here, unknown: 1 },
            { ...here, id: 'a', requires: { texts: 2 } },
            { ...here, requires: { texts: 3 } },
          ]
        : []
    const tried = [...others, ...more].filter((_, index) => isTried(place, index))
    for (const other of tried) yield asJson(withValueAt(document, path, other))
  }
}

/** A round trip through JSON text, after which no object occurs twice. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null')

function expectAgreement(document: unknown, kind: string, about: string): void {
  const answer = fast(document, kind)
  const members = countIfValid(document, kind, fastChecks, families)?.members
  if (answer === detailed(document, kind) && (answer === undefined || Object.is(members, countMembers(document))))
    return
  expect.fail(`${about}: ${answer} blocks, ${members} members for ${JSON.stringify(document).slice(0, 2000)}`)
}

describe.each(folders)('fast checks of $folder', ({ folder, kind }) => {
  const valid = validFixtures(folder)

  it('accept every valid fixture', () => {
    for (const { path, json } of valid) expect(fast(json, kind), path).toBe(detailed(json, kind))
    for (const { path, json } of valid) expect(fast(json, kind), path).toBeGreaterThanOrEqual(0)
  })

  it('reject every invalid one', () => {
    for (const { path, document } of invalidFixtures(folder)) expect(fast(document, kind), path).toBeUndefined()
  })

  it('agree with the detailed ones wherever a fixture is changed', () => {
    const small = valid.filter(({ json }) => JSON.stringify(json).length < 3000)
    for (const { path, json } of small) for (const document of changed(json)) expectAgreement(document, kind, path)
  })
})

describe('fast checks of whole documents', () => {
  const examples = [...readSchemaFiles(join(root, 'schemas')).values()].flatMap(({ folder, name, schema }) =>
    folder === 'entities' && Array.isArray(schema.examples)
      ? schema.examples.map((example: unknown) => ({ name, example }))
      : [],
  )

  it.each(examples)('agree with the detailed ones on $name wherever it is changed', ({ name, example }) => {
    expect(fast(example, name)).toBe(detailed(example, name))
    for (const document of changed(example)) expectAgreement(document, name, name)
  })

  it('agree with the detailed ones on any JSON taken for anything', () => {
    const any = fc.oneof(fc.jsonValue(), fc.constantFrom(...others.map(asJson)))
    const shaped = fc.dictionary(fc.constantFrom('type', 'components', 'handler', 'data', 'title', 'id'), any)
    fc.assert(
      fc.property(fc.oneof(any, shaped, fc.array(shaped)), fc.constantFrom(...kinds), (document, kind) =>
        expectAgreement(asJson(document), kind, kind),
      ),
      { numRuns: runs(3000) },
    )
  })

  it('agree with the detailed ones where two places of a page are changed', () => {
    const pages = validFixtures('pages').map(({ json }) => json)
    const place = fc
      .constantFrom(...pages)
      .chain((page) =>
        fc.tuple(fc.constant(page), fc.constantFrom(...jsonPathsOf(page)), fc.constantFrom(...jsonPathsOf(page))),
      )
    fc.assert(
      fc.property(place, fc.constantFrom(...others), fc.jsonValue(), ([page, one, two], first, second) =>
        expectAgreement(asJson(withValueAt(withValueAt(page, one, first), two, second)), 'page', 'page'),
      ),
      { numRuns: runs(1500) },
    )
  })
})

describe('fast checks keep the limits', () => {
  type Node = { [key: string]: unknown }
  const title = (): Node => ({ type: 'title', data: { text: 'Voirie' } })
  const group = (...components: unknown[]): Node => ({ type: 'group', data: { components } })
  const nested = (times: number, wrap: (inner: Node) => Node, inner: Node): Node =>
    times === 0 ? inner : nested(times - 1, wrap, wrap(inner))
  const modalOf = (inner: Node): Node => ({
    ...title(),
    action: { handler: 'modal', data: { modal: { components: [inner] } } },
  })

  it.each([
    { what: 'groups in groups', wrap: (inner: Node) => group(inner), kind: 'block', innermost: title() },
    { what: 'modals in modals', wrap: modalOf, kind: 'block', innermost: title() },
    { what: 'fallbacks', wrap: (fallback: Node) => ({ ...title(), fallback }), kind: 'block', innermost: title() },
    {
      what: 'actions',
      wrap: (then: Node) => ({ handler: 'back', then }),
      kind: 'action',
      innermost: { handler: 'back' },
    },
  ])('of 64 levels of $what', ({ wrap, kind, innermost }) => {
    const answers = [62, 63, 64, 65].map((times) => nested(times, wrap, innermost))
    expect(answers.map((document) => fast(document, kind) !== undefined)).toEqual([true, true, false, false])
    for (const document of answers) expectAgreement(document, kind, kind)
    expect(fast(nested(5000, wrap, innermost), kind)).toBeUndefined()
  })

  it('of 20,000 blocks in each list of a document', () => {
    const many = (count: number) => Array.from({ length: count }, title)
    const half = group(...many(9_999))
    expect(fast(many(20_000), 'blocks')).toBe(20_000)
    expect(fast(many(20_001), 'blocks')).toBeUndefined()
    expect(fast({ title: 'a', components: [half, half] }, 'page')).toBe(20_000)
    expect(fast({ title: 'a', components: [half, half, title()] }, 'page')).toBeUndefined()
  })

  it('and reject an object that contains itself', () => {
    const endless = group()
    endless.data = { components: [endless] }
    expect(fast(endless, 'block')).toBeUndefined()
    const crumb: Node = { title: 'Accueil' }
    crumb.children = [crumb]
    expect(fast({ type: 'breadcrumb', data: { items: [crumb] } }, 'block')).toBeUndefined()
  })
})
