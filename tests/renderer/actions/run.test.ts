// @vitest-environment node
// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the contract
import { describe, expect, it } from 'vitest'
import type { Handler } from '../../../renderer/actions/Handler'
import { handlers } from '../../../renderer/actions/handlers'
import { boom, navigation, record, submit } from './recorder'

/** The real handlers with another program for `submit`. */
const withSubmit = (program: Handler<'submit'>) => ({ handlers: { ...handlers, submit: program } })

describe('checking an action', () => {
  it('[X1] runs the validated copy even if the action changes meanwhile', async () => {
    let reads = 0
    const action = {
      handler: 'navigation',
      get data() {
        return { path: reads++ === 0 ? '/contenu/voirie' : 'javascript:alert(1)' }
      },
    }
    const { run, effects } = record()
    expect(await run(action)).toMatchObject({ status: 'done' })
    expect(effects).toEqual([{ effect: 'navigate', path: '/contenu/voirie' }])
    expect(reads).toBe(1)
  })

  it('[X2] performs no effect of an invalid action, and reports each issue once', async () => {
    const { run, effects, issues } = record()
    const outcome = await run({ handler: 'submit', data: { method: 'post', endpoint: '//example.org' } })
    expect(effects).toEqual([])
    expect(issues.map(({ code, pointer }) => `${code} ${pointer}`).sort()).toEqual([
      'unsafe-url /data/endpoint',
      'wrong-value /data/method',
    ])
    expect(outcome).toEqual({ status: 'invalid', issues })
  })

  it('[X2] performs no effect when only the catch of a then is invalid', async () => {
    const { run, effects, issues } = record()
    const wrong = { ...navigation(), then: { handler: 'back', catch: navigation('contenu') } }
    expect(await run(wrong)).toMatchObject({ status: 'invalid' })
    expect(effects).toEqual([])
    expect(issues).toMatchObject([{ code: 'unsafe-url', pointer: '/then/catch/data/path' }])
  })

  it('[X2] reports a warning and runs the action', async () => {
    const { run, names, issues } = record()
    expect(await run({ ...navigation(), campaign: 'printemps' })).toMatchObject({ status: 'done' })
    expect(names()).toEqual(['navigate'])
    expect(issues).toMatchObject([{ severity: 'warning', code: 'unknown-property', pointer: '/campaign' }])
  })

  it('[X2] suggests the handler with a similar name', async () => {
    const { run, issues } = record()
    await run({ handler: 'navigaton', data: { path: '/' } })
    expect(issues).toMatchObject([{ code: 'unknown-handler', pointer: '/handler', suggestion: 'navigation' }])
  })

  it('[X2] opens a modal that contains an invalid block, which is contained when it renders', async () => {
    const { run, names } = record()
    const modal = { components: [{ type: 'description', data: {} }] }
    expect(await run({ handler: 'modal', data: { modal } })).toMatchObject({ status: 'done' })
    expect(names()).toEqual(['openModal'])
  })
})

describe('performing effects', () => {
  it('[X3] sends each result back into the handler and returns its value', async () => {
    const program: Handler<'submit'> = function* ({ endpoint }) {
      const first = yield { effect: 'call', method: 'GET', endpoint }
      const second = yield { effect: 'emit', event: 'read', data: first }
      return [first, second]
    }
    const { run, effects } = record(
      { call: () => Promise.resolve('premier'), emit: () => 'second' },
      withSubmit(program),
    )
    expect(await run(submit('/a'))).toEqual({ status: 'done', value: ['premier', 'second'] })
    expect(effects).toEqual([
      { effect: 'call', method: 'GET', endpoint: '/a' },
      { effect: 'emit', event: 'read', data: 'premier' },
    ])
  })

  it('[X3] passes the source and a signal to every port', async () => {
    const source = { key: '/components/0', type: 'poll' }
    const { run, contexts } = record()
    await run(navigation(), { source })
    expect(contexts).toHaveLength(1)
    expect(contexts[0]?.source).toBe(source)
    expect(contexts[0]?.signal.aborted).toBe(false)
  })

  it('[X3] keeps `this` of ports that are methods of a class', async () => {
    const seen: unknown[] = []
    const ports = new (class {
      navigate = () => {}
      navigateName = () => {}
      goBack() {
        seen.push(this)
      }
      open = () => {}
      openMap = () => {}
      share = () => {}
      download = () => {}
      installApp = () => {}
      goHome = () => {}
      confirm = () => {}
      openModal = () => {}
      closeModal = () => {}
      call = () => {}
      replace = () => {}
      reload = () => {}
      emit = () => {}
    })()
    await record({}, { ports }).run({ handler: 'back' })
    expect(seen).toEqual([ports])
  })

  it('[X4] performs the first effect before run returns', () => {
    const { run, names } = record()
    const outcome = run({ handler: 'redirect', data: { url: 'https://www.wallonie.be/fr' } })
    expect(names()).toEqual(['open'])
    return outcome
  })

  it('[X4] asks the question before run returns', () => {
    const { run, names } = record()
    const outcome = run({ handler: 'back', confirm: { title: 'Quitter ?' } })
    expect(names()).toEqual(['confirm'])
    return outcome
  })

  it.each([
    ['throws', () => boom('Hors ligne')],
    ['rejects', () => Promise.reject(new Error('Hors ligne'))],
  ])('[X5] fails when a port %s and the handler does not catch it', async (_, call) => {
    const outcome = await record({ call }).run(submit())
    expect(outcome).toEqual({ status: 'failed', error: new Error('Hors ligne') })
  })

  it('[X5] lets the handler catch what a port throws', async () => {
    const program: Handler<'submit'> = function* ({ endpoint }) {
      try {
        yield { effect: 'call', method: 'GET', endpoint }
      } catch (error) {
        yield { effect: 'emit', event: 'offline', data: error instanceof Error && error.message }
      }
      return 'rattrapé'
    }
    const { run, effects } = record({ call: () => boom('Hors ligne') }, withSubmit(program))
    expect(await run(submit('/a'))).toEqual({ status: 'done', value: 'rattrapé' })
    expect(effects.at(-1)).toEqual({ effect: 'emit', event: 'offline', data: 'Hors ligne' })
  })

  it('[X5] fails when the handler itself throws', async () => {
    const outcome = await record(
      {},
      withSubmit(() => boom('Mal écrit')),
    ).run(submit())
    expect(outcome).toEqual({ status: 'failed', error: new Error('Mal écrit') })
  })
})
