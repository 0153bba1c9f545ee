// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { ActionError } from '../../../renderer/actions/ActionError'
import { createEvents } from '../../../renderer/actions/createEvents'
import { deferred, record } from './recorder'

const action = (handler: string, more: object = {}) => ({ handler, data: { path: 'recyparc' }, ...more })

/** An executor whose `emit` asks the listeners of events, as a portal's does. */
function withEvents() {
  const events = createEvents()
  const emit = (effect: { effect: string; event?: string; data?: unknown }) =>
    events.request(effect.event ?? '', effect.data)
  return { events, ...record({ emit }) }
}

describe('an action that emits an event', () => {
  it('[X17] fails without a listener and is reported', async () => {
    const { run, issues } = withEvents()
    expect(await run(action('remove_widget'))).toMatchObject({ status: 'failed', error: { reason: 'unavailable' } })
    expect(issues).toEqual([
      {
        severity: 'error',
        code: 'unhandled-action',
        pointer: '/handler',
        message: 'Nothing listens to the event "remove_widget".',
      },
    ])
  })

  it('[X17] is reported at the handler that failed', async () => {
    const { run, issues } = withEvents()
    await run({ handler: 'back', then: action('remove_widget', { catch: action('remove_widget') }) })
    expect(issues.map(({ pointer }) => pointer)).toEqual(['/then/handler', '/then/catch/handler'])
  })

  it('ends when its listener has handled the event', async () => {
    const { run, events, issues } = withEvents()
    const { promise, resolve } = deferred()
    const listener = vi.fn(() => promise)
    events.on('remove_widget', listener)
    const ended = vi.fn()
    const running = run(action('remove_widget')).then((outcome) => {
      ended()
      return outcome
    })
    expect(listener).toHaveBeenCalledWith({ path: 'recyparc' })
    await Promise.resolve()
    expect(ended).not.toHaveBeenCalled()
    resolve('gone')
    expect(await running).toEqual({ status: 'done', value: undefined })
    expect(issues).toEqual([])
  })

  it('fails as its listener fails', async () => {
    const { run, events, issues } = withEvents()
    const error = new Error('503')
    events.on('remove_widget', () => Promise.reject(error))
    expect(await run(action('remove_widget'))).toEqual({ status: 'failed', error })
    expect(issues).toEqual([])
  })
})

it('[X17] an effect without a port fails and is reported', async () => {
  const { run, issues } = record({}, { ports: {} })
  const outcome = await run({ handler: 'download', data: { path: '/collectes.ics' } })
  expect(outcome.status === 'failed' && outcome.error).toBeInstanceOf(ActionError)
  expect(issues).toMatchObject([
    { code: 'unhandled-action', message: 'The host has no port for the effect "download".' },
  ])
})

describe('events', () => {
  it('give the result of the first listener after all have handled them', async () => {
    const events = createEvents()
    const order: string[] = []
    events.on('toggle', async () => order.push('first'))
    events.on('toggle', () => order.push('second'))
    expect(await events.request('toggle')).toBe(1)
    expect(order).toEqual(['first', 'second'])
  })

  it('reach no listener that has stopped', async () => {
    const events = createEvents()
    const listener = vi.fn()
    const stop = events.on('toggle', listener)
    stop()
    await expect(events.request('toggle')).rejects.toBeInstanceOf(ActionError)
    expect(listener).not.toHaveBeenCalled()
  })

  it('can be announced to nobody, and to listeners that fail', () => {
    const events = createEvents()
    events.announce('reset')
    const listener = vi.fn()
    events.on('reset', () => {
      throw new Error('broken')
    })
    events.on('reset', listener)
    events.announce('reset', { param: 'keyword' })
    expect(listener).toHaveBeenCalledWith({ param: 'keyword' })
  })
})
