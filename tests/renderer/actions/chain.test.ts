// @vitest-environment node
// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the contract
import { describe, expect, it } from 'vitest'
import { lastOutcome } from '../../../renderer/actions/outcome'
import { boom, navigation, record, submit } from './recorder'

const back = { handler: 'back' }
const home = { handler: 'back-home' }

describe('then and catch', () => {
  it('[X7] runs then after success, and returns its outcome as next', async () => {
    const { run, names } = record({ call: () => 'reçu' })
    expect(await run({ ...submit(), then: back, catch: home })).toEqual({
      status: 'done',
      value: 'reçu',
      next: { status: 'done', value: undefined },
    })
    expect(names()).toEqual(['call', 'goBack'])
  })

  it('[X7] runs catch after failure, and the outcome stays failed', async () => {
    const { run, names } = record({ call: () => boom() })
    const outcome = await run({ ...submit(), then: back, catch: home })
    expect(outcome).toMatchObject({ status: 'failed', next: { status: 'done' } })
    expect(lastOutcome(outcome).status).toBe('done')
    expect(names()).toEqual(['call', 'goHome'])
  })

  it('[X7] does not run the catch of an action for the failure of its then', async () => {
    const { run, names } = record({ goBack: () => boom('Pas de page') })
    const outcome = await run({ ...submit(), then: back, catch: home })
    expect(outcome).toMatchObject({ status: 'done', next: { status: 'failed', error: { message: 'Pas de page' } } })
    expect(lastOutcome(outcome).status).toBe('failed')
    expect(names()).toEqual(['call', 'goBack'])
  })

  it('[X7] gives each action of a chain its own then, catch and confirm', async () => {
    const { run, names } = record({ call: () => boom(), confirm: () => true })
    const retry = {
      ...submit('/encore'),
      confirm: { title: 'Réessayer ?' },
      then: back,
      catch: { ...home, then: navigation() },
    }
    const outcome = await run({ ...submit(), catch: retry })
    expect(names()).toEqual(['call', 'confirm', 'call', 'goHome', 'navigate'])
    expect(lastOutcome(outcome)).toEqual({ status: 'done', value: undefined })
  })

  it('[X7] leaves the action done when the visitor declines the question of its then', async () => {
    const { run } = record({ confirm: () => false })
    const outcome = await run({ ...submit(), then: { ...back, confirm: { title: 'Revenir ?' } } })
    expect(outcome).toEqual({ status: 'done', value: undefined, next: { status: 'cancelled' } })
  })
})

describe('no then and no catch', () => {
  const both = { then: back, catch: home }

  it('[X8] after an invalid action', async () => {
    const { run, names } = record()
    expect(await run({ ...navigation('voirie'), ...both })).toMatchObject({ status: 'invalid' })
    expect(names()).toEqual([])
  })

  it('[X8] after the visitor declines', async () => {
    const { run, names } = record({ confirm: () => false })
    expect(await run({ ...submit(), ...both, confirm: { title: 'Envoyer ?' } })).toEqual({ status: 'cancelled' })
    expect(names()).toEqual(['confirm'])
  })

  it('[X8] of an action that was ignored', async () => {
    const { run, names } = record()
    const first = run({ ...submit(), ...both })
    expect(await run({ ...submit(), ...both })).toEqual({ status: 'ignored' })
    await first
    expect(names()).toEqual(['call', 'goBack'])
  })

  it('[X8] after an abort', async () => {
    const leaving = new AbortController()
    const { run, names } = record({ call: () => leaving.abort() })
    expect(await run({ ...submit(), ...both }, { signal: leaving.signal })).toEqual({ status: 'aborted' })
    expect(names()).toEqual(['call'])
  })
})

describe('nesting', () => {
  /** An action nested `levels` deep, with a question on each level. */
  const nested = (levels: number, way: 'then' | 'catch'): object => {
    let action: object = { ...submit(), confirm: { title: 'Encore ?' } }
    for (let level = 1; level < levels; level++) action = { ...submit(), confirm: { title: 'Encore ?' }, [way]: action }
    return action
  }

  it.each(['then', 'catch'] as const)('[X9] runs 64 levels of %s', async (way) => {
    const { run, names, issues } = record({ confirm: () => true, call: () => way === 'catch' && boom() })
    expect((await run(nested(64, way))).status).toBe(way === 'then' ? 'done' : 'failed')
    expect(names()).toHaveLength(128)
    expect(issues).toEqual([])
  })

  it.each(['then', 'catch'] as const)('[X9] does nothing of 65 levels of %s', async (way) => {
    const { run, names, issues } = record({ confirm: () => true })
    expect((await run(nested(65, way))).status).toBe('invalid')
    expect(names()).toEqual([])
    expect(issues).toMatchObject([{ code: 'too-deep', pointer: `/${way}`.repeat(64), severity: 'error' }])
  })
})
