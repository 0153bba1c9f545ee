import { describe, expect, it } from 'vitest'
import { at } from '../../schemas/check/value'
import { blockTypes, handlerNames, type Issue, validate, validateAction, validateBlock } from '../../schemas/index'
import { type FixtureFolder, invalidFixtures } from '../helpers/fixtures'

const codes = [
  'not-json',
  'unknown-type',
  'unknown-handler',
  'unsupported-version',
  'missing-property',
  'unknown-property',
  'wrong-type',
  'wrong-value',
  'out-of-range',
  'wrong-format',
  'unsafe-url',
  'duplicate-id',
  'too-deep',
  'too-large',
  'component-failed',
]
const members = [
  'severity',
  'code',
  'pointer',
  'block',
  'message',
  'expected',
  'received',
  'keyword',
  'suggestion',
  'line',
  'column',
]

const folders: FixtureFolder[] = [
  ...blockTypes.map((type) => `blocks/${type}` as const),
  ...handlerNames.map((handler) => `actions/${handler}` as const),
  'pages',
]
const as = (folder: FixtureFolder) => (folder === 'pages' ? 'page' : folder.startsWith('blocks') ? 'block' : 'action')
const found = folders.flatMap((folder) =>
  invalidFixtures(folder).flatMap(({ path, document }) =>
    validate(document, { as: as(folder) }).issues.map((issue) => ({ path, document, issue })),
  ),
)

/** Type of the innermost block around the place a pointer leads to, if it says what it is. */
function blockAround(document: unknown, pointer: string): unknown {
  const places = [...pointer.matchAll(/(?=\/|$)/g)].map(({ index }) => pointer.slice(0, index)).reverse()
  for (const place of places) {
    const isBlock = place === '' || /\/(?:fallback|placeholder|component|components\/\d+)$/.test(place)
    const block = isBlock ? at(document, place) : undefined
    if (typeof block !== 'object' || block === null || Array.isArray(block) || (place === '' && 'components' in block))
      continue
    const type = Reflect.get(block, 'type')
    return typeof type === 'string' ? type : undefined
  }
  return undefined
}

describe('an issue', () => {
  it('has the members of the contract and no others', () => {
    const strange = found.filter(({ issue }) => Object.keys(issue).some((key) => !members.includes(key)))
    expect(strange).toEqual([])
    expect(found.filter(({ issue }) => !codes.includes(issue.code))).toEqual([])
  })

  it('is a warning for an unknown property and an error for everything else', () => {
    for (const { issue, path } of found) {
      expect(issue.severity, path).toBe(issue.code === 'unknown-property' ? 'warning' : 'error')
    }
  })

  it('points at a value in the document, or at a missing member', () => {
    for (const { issue, path, document } of found) {
      expect(issue.pointer, path).toMatch(/^(?:\/(?:[^~/]|~0|~1)*)*$/)
      const parent = issue.pointer.slice(0, Math.max(0, issue.pointer.lastIndexOf('/')))
      expect(at(document, parent), `${path}: nothing at ${parent}`).toBeDefined()
      const isAbsent = at(document, issue.pointer) === undefined
      expect(isAbsent, `${path}: ${issue.pointer}`).toBe(issue.code === 'missing-property')
    }
  })

  it('has a message of one plain sentence', () => {
    for (const { issue, path } of found) {
      const [fact = '', ...question] = issue.message.split(' Did you mean ')
      expect(fact, path).toMatch(/^["\p{Lu}][^\n]{5,300}\.$/u)
      expect(question.length, path).toBe(issue.suggestion === undefined ? 0 : 1)
      expect(issue.message, path).not.toMatch(/\bat \S+:\d+|Error\b|undefined|\[object|schemaPath|instancePath/)
    }
  })

  it('names the block it is in', () => {
    for (const { issue, path, document } of found) {
      if (path.startsWith('fixtures/actions')) continue
      expect(issue.block, `${path} ${issue.pointer}`).toEqual(blockAround(document, issue.pointer))
    }
  })

  it('is plain data', () => {
    for (const { issue } of found) expect(JSON.parse(JSON.stringify(issue))).toEqual(issue)
  })

  it('quotes little of a long value', () => {
    const long = 'x'.repeat(100_000)
    const documents = [
      { type: long, data: {} },
      { type: 'title', data: { text: 'Voirie', [long]: 1 } },
      { type: 'title', data: { text: 'Voirie' }, requires: { [long]: 9 } },
      { type: 'title', data: { text: 'Voirie' }, action: { handler: long } },
      { type: 'banner', data: { format: long, images: [{ src: `${long}!`, alt: '' }] } },
    ]
    for (const { message, received } of documents.flatMap((document) => validate(document).issues)) {
      expect(message.length).toBeLessThan(400)
      expect(String(received).length).toBeLessThan(400)
    }
  })
})

describe('a suggestion', () => {
  const only = (issues: Issue[]) =>
    issues.map(({ code, pointer, suggestion }) => ({ code, pointer, ...(suggestion !== undefined && { suggestion }) }))
  const block = (node: unknown) => only(validateBlock(node).issues)

  it.each([
    ['titel', 'title'],
    ['Title', 'title'],
    ['content-cel', 'content-cell'],
    ['contentcell', 'content-cell'],
    ['poll-result', 'poll-results'],
    ['baner', 'banner'],
  ])('for the type %s is %s', (type, suggestion) => {
    expect(block({ type, data: {} })).toEqual([{ code: 'unknown-type', pointer: '/type', suggestion }])
  })

  it.each(['carte-postale', '', '__proto__', 'constructor', 'toString', 'x', '🏰'])(
    'for the type %j is none',
    (type) => {
      expect(block({ type, data: {} })).toEqual([{ code: 'unknown-type', pointer: '/type' }])
    },
  )

  it('for a handler is the likeliest one', () => {
    const { issues } = validateAction({ handler: 'navigaton', data: { path: '/' } })
    expect(only(issues)).toEqual([{ code: 'unknown-handler', pointer: '/handler', suggestion: 'navigation' }])
  })

  it('for a value is the likeliest of those allowed', () => {
    const node = { type: 'button', data: { label: 'Aller', kind: 'primry' } }
    expect(block(node)).toEqual([{ code: 'wrong-value', pointer: '/data/kind', suggestion: 'primary' }])
  })

  it('for an unknown property is the known one it resembles', () => {
    const node = { type: 'title', data: { text: 'Voirie', levl: 2 } }
    expect(block(node)).toEqual([{ code: 'unknown-property', pointer: '/data/levl', suggestion: 'level' }])
  })

  it('merges a misspelt required property into one issue, at the missing name', () => {
    const node = { type: 'title', data: { txet: 'Voirie' } }
    expect(block(node)).toEqual([{ code: 'missing-property', pointer: '/data/text', suggestion: 'text' }])
    expect(validateBlock(node).issues[0]).toMatchObject({
      received: 'txet',
      message: expect.stringContaining('"txet"'),
    })
  })

  it('explains one missing property by one unknown name only', () => {
    const { issues } = validateBlock({ type: 'title', data: { txet: 'Voirie', texte: 'Voirie' } })
    expect(issues.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'missing-property /data/text',
      'unknown-property /data/texte',
    ])
  })

  it('pairs each of two missing properties with its own misspelling', () => {
    const { issues } = validateBlock({
      type: 'poll-simple',
      data: { polUid: 'a', reponses: [{ uid: 'o', label: 'O' }] },
    })
    expect(issues.map(({ pointer, suggestion }) => `${pointer} ${suggestion}`)).toEqual([
      '/data/pollUid pollUid',
      '/data/responses responses',
    ])
  })

  it('is not made of an unknown name that resembles nothing missing', () => {
    const { issues } = validateBlock({ type: 'title', data: { couleur: 'rouge' } })
    expect(issues.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'missing-property /data/text',
      'unknown-property /data/couleur',
    ])
  })
})
