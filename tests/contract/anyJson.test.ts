import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockTypes, entityNames, handlerNames, type Issue, type Kind, kinds, validate } from '../../schemas/index'
import { validFixtures } from '../helpers/fixtures'
import { runs } from '../helpers/sample'
import { jsonPathsOf, withValueAt } from './jsonPaths'
import { openapiValidator } from './openapiValidator'
import { withoutUnknown } from './withoutUnknown'

const beyondSchemas: readonly string[] = ['unsupported-version', 'duplicate-id', 'too-deep', 'too-large']
const names = [...blockTypes, ...handlerNames, '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length']

/** Values an editor or an attacker might leave anywhere. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 0.5, 1e308, 2 ** 53, '', ' ', [], {}, [[]], [null], {}),
  fc.constantFrom('javascript:alert(1)', '\u0000', '\ud800', '__proto__', '//host', 'x'.repeat(10_000), '<script>'),
  fc.constantFrom(...names).map((type) => ({ type, data: {} })),
  fc.constantFrom(...names).map((handler) => ({ handler })),
  fc.constant(JSON.parse('{"__proto__": {"text": "Voirie"}, "constructor": 1}')),
  fc.jsonValue(),
)

/** A document, and one path in it. */
const documentAndPath = (documents: readonly unknown[]) =>
  fc
    .constantFrom(...documents)
    .chain((document) =>
      fc.record({ document: fc.constant(document), path: fc.constantFrom(...jsonPathsOf(document)) }),
    )

function expectWellFormed(issues: readonly Issue[], ok: boolean): void {
  expect(ok).toBe(issues.every(({ severity }) => severity === 'warning'))
  for (const { code, pointer, message } of issues) {
    expect(code).not.toBe('')
    expect(pointer).toMatch(/^(?:\/(?:[^~/]|~0|~1)*)*$/s)
    expect(message.length).toBeLessThan(1000)
  }
  expect(new Set(issues.map(({ code, pointer }) => `${code} ${pointer}`)).size).toBe(issues.length)
}

const subjects: { kind: Kind; component: string; documents: unknown[] }[] = [
  {
    kind: 'block',
    component: 'Block',
    documents: blockTypes.flatMap((type) => validFixtures(`blocks/${type}`)).map(({ json }) => json),
  },
  {
    kind: 'action',
    component: 'Action',
    documents: handlerNames.flatMap((handler) => validFixtures(`actions/${handler}`)).map(({ json }) => json),
  },
  { kind: 'page', component: 'Page', documents: validFixtures('pages').map(({ json }) => json) },
]

describe.each(subjects)('any JSON value in any place of a valid $kind', ({ kind, component, documents }) => {
  const accepts = openapiValidator(component)

  it('gets well-formed issues, in agreement with another validator', () => {
    fc.assert(
      fc.property(documentAndPath(documents), hostile, ({ document, path }, value) => {
        const changed = withValueAt(document, path, value)
        const { ok, issues } = validate(changed, { as: kind })
        expectWellFormed(issues, ok)
        const known = withoutUnknown(changed, issues)
        const sound = validate(known, { as: kind }).issues.every(({ code }) => beyondSchemas.includes(code))
        expect(accepts(known)).toBe(sound)
      }),
      { numRuns: runs(1500) },
    )
  })

  it('gets the same issues after a round trip through JSON text', () => {
    fc.assert(
      fc.property(documentAndPath(documents), fc.jsonValue(), ({ document, path }, value) => {
        const changed = withValueAt(document, path, value)
        const issuesOf = (value: unknown) =>
          validate(value, { as: kind }).issues.map(({ received: _, ...issue }) => issue)
        expect(issuesOf(JSON.parse(JSON.stringify(changed)))).toEqual(issuesOf(changed))
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('any JSON value as a whole document', () => {
  it.each(kinds)('never throws as %s', (as) => {
    fc.assert(
      fc.property(hostile, (value) => {
        const { ok, issues } = validate(value, { as })
        expectWellFormed(issues, ok)
      }),
      { numRuns: runs(200) },
    )
  })

  it('never throws without a kind', () => {
    fc.assert(
      fc.property(
        fc.oneof(hostile, fc.dictionary(fc.constantFrom('type', 'components', 'handler', 'data'), hostile)),
        (value) => {
          const { ok, issues } = validate(value)
          expectWellFormed(issues, ok)
        },
      ),
      { numRuns: runs(2000) },
    )
  })

  it.each([undefined, Symbol('x'), () => 1, 10n, Number.NaN, new Date(0), new Map(), /x/])(
    'rejects a value that is not JSON: %o',
    (value) => {
      for (const as of ['page', 'block', 'action', 'blocks'] as const) expect(validate(value, { as }).ok).toBe(false)
      expect(validate(value).ok).toBe(false)
    },
  )
})

it('there is a kind for every entity', () => {
  expect(kinds).toEqual(expect.arrayContaining([...entityNames]))
})
