import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at } from '../../schemas/check/value'
import { blockTypes, entityNames, handlerNames, kinds, locales, validate } from '../../schemas/index'
import { lint } from '../../schemas/lint'
import { mayBeMispunctuated } from '../../schemas/lint/mayBeMispunctuated'
import { isUnknownPath } from '../../schemas/lint/rules/unknownPath'
import { correctPunctuation } from '../../schemas/lint/rules/wrongPunctuation'
import { compilePattern, routePaths } from '../../schemas/routes/routePaths'
import { findPath } from '../../src/portal/routes/matchPath'
import { validFixtures } from '../helpers/fixtures'
import { runs } from '../helpers/sample'
import { codes, lintFixtures, someContext } from './lintFixtures'

const documents: unknown[] = [
  ...blockTypes.flatMap((type) => validFixtures(`blocks/${type}`)).map(({ json }) => json),
  ...handlerNames.flatMap((handler) => validFixtures(`actions/${handler}`)).map(({ json }) => json),
  ...validFixtures('pages').map(({ json }) => json),
  ...codes.flatMap((code) => lintFixtures(code, 'invalid').map(({ document }) => document)),
]

describe('for any document', () => {
  it('lint returns well-formed warnings about values that exist or are missing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...documents), fc.constantFrom(...kinds), (document, kind) => {
        for (const issue of lint(document, kind, someContext)) {
          expect(issue.severity).toBe(issue.code === 'unserved-call' ? 'error' : 'warning')
          expect(codes).toContain(issue.code)
          expect(issue.pointer).toMatch(/^(?:\/(?:[^~/]|~0|~1)*)*$/s)
          const parent = issue.pointer.slice(0, issue.pointer.lastIndexOf('/'))
          const isParam = issue.code === 'unknown-path' || issue.code === 'heading-jump'
          if (!isParam) expect(at(document, issue.pointer) ?? at(document, parent), issue.pointer).toBeDefined()
        }
      }),
    )
  })

  it('lint never throws, on JSON of any shape and on values that are not JSON', () => {
    const cycle: Record<string, unknown> = { type: 'group', data: { title: 'a', components: [] } }
    Object.assign(cycle, { data: { title: 'a', components: [cycle, cycle] }, action: { handler: 'back', then: cycle } })
    const tree: Record<string, unknown> = { text: 'a' }
    tree.children = [tree, tree]
    const hostile: unknown[] = [
      cycle,
      { type: 'tree-menu', data: { title: 'a', nodes: [tree] } },
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('no')
          },
        },
      ),
      {
        get type(): string {
          throw new Error('no')
        },
      },
      { type: '__proto__', data: {} },
      { type: 'constructor', data: {} },
      {
        type: 'schedule',
        data: { entries: [null, 1, 'x', { day: 'x' }, { day: 9, startTime: Number.NaN, endTime: -1 }] },
      },
      { type: 'title', data: { text: 'x', level: 1e9 } },
      { type: 'content-cell', data: { title: 'a', dataType: 'event', date: 'x' } },
      { handler: 'navigation-name', data: { name: '__proto__', params: null } },
    ]
    for (const document of hostile)
      for (const kind of kinds) expect(() => lint(document, kind, someContext)).not.toThrow()
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.constantFrom(...blockTypes).chain((type) => fc.jsonValue().map((data) => ({ type, data }))),
          fc.constantFrom(...documents).chain((document) =>
            fc
              .record({ document: fc.constant(JSON.stringify(document)), value: fc.jsonValue(), cut: fc.nat(40) })
              .map(({ document: text, value, cut }) => {
                let left = cut
                return JSON.parse(text, (_, member) => (left-- === 0 ? value : member))
              }),
          ),
        ),
        fc.constantFrom<string>(...kinds, 'nothing'),
        (document, kind) => {
          expect(() => lint(document, kind, someContext)).not.toThrow()
        },
      ),
      { numRuns: runs(2000) },
    )
  })

  it('lint never throws with an invalid context', () => {
    const context = {
      locale: '__proto__',
      now: new Date(Number.NaN),
      timeZone: 'x',
      surroundings: { lat: Number.NaN, lon: 0, radius: 1 },
    }
    for (const document of documents) expect(() => lint(document, validate(document).kind ?? '', context)).not.toThrow()
  })
})

describe('a rule that fails', () => {
  const titles = [1, 4, 2, 4].map((level) => ({ type: 'title', data: { text: 'Un titre', level } }))
  const failing = {
    type: 'description',
    data: {
      get text(): string {
        throw new Error('no text')
      },
    },
  }

  it('is an issue of its block, and the blocks after it are linted', () => {
    const [first, ...rest] = titles
    const page = { title: 'Voirie', components: [first, failing, ...rest] }
    const found = lint(page, 'page', someContext)
    expect(found.map(({ code, pointer, block }) => `${code} ${pointer} ${block}`)).toEqual([
      'lint-failed /components/1 description',
      'heading-jump /components/2/data/level title',
      'heading-jump /components/4/data/level title',
    ])
    expect(found[0]).toMatchObject({ severity: 'warning', message: expect.stringContaining('no text') })
  })

  it('within an action leaves the block around it', () => {
    const action = {
      handler: 'navigation',
      get data(): object {
        throw new Error('no data')
      },
    }
    const button = { type: 'button', data: { label: 'Ici', action } }
    const found = lint({ title: 'Voirie', components: [button] }, 'page', someContext)
    expect(found.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'vague-link /components/0/data/label',
      'lint-failed /components/0/data/action',
    ])
  })
})

describe('a path is known', () => {
  const segment = fc.constantFrom(
    'contenu',
    'information',
    'publication',
    'evenement',
    'evenements',
    'menu',
    'map',
    'compte',
    'connexion',
    'a1',
    '',
    'x y',
    '%',
    '.',
  )
  const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`)
  const patterns = routePaths.flat().map(compilePattern)

  it('exactly when no route of the contract matches it', () => {
    fc.assert(
      fc.property(path, fc.constantFrom('', '?a=b', '#a', '/'), (bare, rest) => {
        const asked = /^[?#]/.test(rest) ? bare : bare + rest
        const isThere = asked.startsWith('//') || patterns.some((pattern) => pattern.test(asked))
        expect(!isUnknownPath(bare + rest), bare + rest).toBe(isThere)
        if (findPath(asked)) expect(isUnknownPath(bare + rest)).toBe(asked.startsWith('//') && false)
      }),
      { numRuns: runs(3000) },
    )
  })
})

describe('punctuation', () => {
  const piece = fc.constantFrom(
    'mot',
    'Mot',
    ' ',
    '\u00a0',
    '\u202f',
    '!',
    '?',
    ':',
    ';',
    '...',
    '…',
    '"',
    '«',
    '»',
    '“',
    '”',
    '„',
    '(',
    ')',
    '’',
    '-',
    '1',
    '.',
    '\n',
    ',',
    '[',
    ']',
  )
  const text = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''))

  it.each(locales)('in %s: a corrected text needs no further correction, and the filter misses none', (locale) => {
    fc.assert(
      fc.property(text, (written) => {
        const better = correctPunctuation(written, locale)
        if (better === undefined) return
        expect(mayBeMispunctuated(written, locale)).toBe(true)
        expect(correctPunctuation(better, locale) ?? better, JSON.stringify(written)).toBe(better)
        const letters = (all: string) => all.replace(/[^\p{L}\p{N}]/gu, '')
        expect(letters(better)).toBe(letters(written))
      }),
      { numRuns: runs(3000) },
    )
  })
})

it('every kind of data has a reader', async () => {
  const readers = await import('../../schemas/generated/lintReaders.js')
  expect(Object.keys(readers.blockReaders).sort()).toEqual([...blockTypes].sort())
  expect(Object.keys(readers.actionReaders).sort()).toEqual([...handlerNames].sort())
  expect(Object.keys(readers.entityReaders).sort()).toEqual([...entityNames].sort())
})
