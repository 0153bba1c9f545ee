// @vitest-environment node
// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the contract
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { handlerNames } from '../../../schemas'
import { runs } from '../../helpers/sample'
import { boom, navigation, record, submit } from './recorder'

describe('a broken host', () => {
  it('[X15] does not reject when onIssue and trace throw', async () => {
    const { run, names } = record({}, { onIssue: () => boom(), trace: () => boom() })
    expect((await run({ ...navigation(), campaign: 'printemps' })).status).toBe('done')
    expect((await run(navigation('voirie'))).status).toBe('invalid')
    expect(names()).toEqual(['navigate'])
  })

  it('[X15] fails, and can be run again, when validateAction throws', async () => {
    const { run } = record({}, { validateAction: () => boom('Contrat absent') })
    expect(await run(navigation())).toMatchObject({ status: 'failed', error: { message: 'Contrat absent' } })
    expect((await run(navigation())).status).toBe('failed')
  })
})

describe('a hostile action', () => {
  const cycle: Record<string, unknown> = navigation()
  cycle.then = cycle
  const inData: Record<string, unknown> = {}
  inData.fields = inData
  let endless: object = navigation()
  for (let level = 0; level < 100_000; level++) endless = { ...navigation(), then: endless }
  let wide: object = navigation()
  for (let level = 0; level < 60; level++) wide = { ...navigation(), then: wide, catch: wide }

  it.each<[string, unknown, string]>([
    ['a cycle of then', cycle, 'too-deep'],
    ['a cycle in its data', { handler: 'submit', data: inData }, 'too-deep'],
    ['100,000 levels of then', endless, 'too-deep'],
    ['2^60 paths through then and catch', wide, 'too-large'],
    ['an endless list', { handler: 'vote', data: { pollUid: 'a', responses: new Array(1e9) } }, 'too-large'],
    [
      'a throwing getter',
      {
        get handler() {
          return boom()
        },
      },
      'not-json',
    ],
    ['a revoked proxy', revoked(), 'not-json'],
    ['nothing', undefined, 'wrong-type'],
    ['a function', () => navigation(), 'wrong-type'],
    ['a big integer', 1n, 'wrong-type'],
    ['a function as handler', { handler: () => 'navigation' }, 'missing-property'],
  ])('[X16] %s is an issue', async (_, action, code) => {
    const { run, names, issues } = record()
    expect((await run(action)).status).toBe('invalid')
    expect(issues.map((issue) => issue.code)).toContain(code)
    expect(names()).toEqual([])
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__defineGetter__'])(
    '[X16] %s is not a handler, even if the validation accepts it',
    async (handler) => {
      const action: unknown = JSON.parse(JSON.stringify({ handler, data: {} }))
      expect(await record().run(action)).toMatchObject({ status: 'invalid', issues: [{ code: 'unknown-handler' }] })
      const lenient = record({}, { validateAction: () => ({ ok: true, issues: [] }) })
      expect((await lenient.run(action)).status).toBe('failed')
      expect(lenient.names()).toEqual([])
    },
  )

  it('[X16] treats members named __proto__ as data', async () => {
    const { run, effects } = record()
    await run(
      JSON.parse('{"handler":"submit","data":{"method":"POST","endpoint":"/","fields":{"__proto__":{"admin":true}}}}'),
    )
    expect(JSON.stringify(effects)).toContain('"body":{"__proto__":{"admin":true}}')
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false)
  })

  it('[X16] any JSON value ends in an outcome', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 6 }), async (action) => {
        const { run, names } = record()
        expect((await run(action)).status).toBe('invalid')
        expect(names()).toEqual([])
      }),
    )
  })

  it('[X16] any JavaScript value ends in an outcome', async () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSparseArray: true,
    })
    await fc.assert(
      fc.asyncProperty(anything, async (action) => {
        expect((await record().run(action)).status).toBe('invalid')
      }),
    )
  })

  it('[X16] anything shaped like an action ends in an outcome, and an invalid one without an effect', async () => {
    const { action } = fc.letrec((tie) => ({
      action: fc.record(
        {
          handler: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...handlerNames) }, fc.string()),
          data: fc.record(
            {
              path: fc.oneof(fc.constant('/contenu'), fc.webPath(), fc.jsonValue()),
              url: fc.oneof(fc.constant('https://example.org/'), fc.webUrl(), fc.jsonValue()),
              method: fc.constantFrom('GET', 'POST', 'DELETE', 'post'),
              endpoint: fc.oneof(fc.constant('/api'), fc.string()),
              fields: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue()),
              pollUid: fc.constant('budget'),
              responses: fc.oneof(fc.uniqueArray(fc.string({ minLength: 1 })), fc.jsonValue()),
              name: fc.string(),
              id: fc.string(),
              modal: fc.oneof(fc.constant({ components: [] }), fc.jsonValue()),
            },
            { requiredKeys: [] },
          ),
          confirm: fc.oneof(fc.record({ title: fc.string() }), fc.jsonValue()),
          then: fc.oneof({ depthSize: 'small' }, fc.constant({ handler: 'back' }), tie('action')),
          catch: fc.oneof({ depthSize: 'small' }, fc.constant({ handler: 'back' }), tie('action')),
        },
        { requiredKeys: ['handler'] },
      ),
    }))
    const statuses = new Set<string>()
    await fc.assert(
      fc.asyncProperty(action, fc.boolean(), fc.boolean(), async (given, yes, fails) => {
        const { run, names, issues } = record({ confirm: () => yes, call: () => (fails ? boom() : { data: {} }) })
        const { status } = await run(given)
        statuses.add(status)
        const refused = issues.some(({ severity }) => severity === 'error')
        expect(status === 'invalid').toBe(refused)
        if (refused) expect(names()).toEqual([])
      }),
      { numRuns: runs(500) },
    )
    expect(statuses).toContain('done')
  })
})

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable(submit(), {})
  revoke()
  return proxy
}
