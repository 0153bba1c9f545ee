// @vitest-environment node
import { expect, it } from 'vitest'
import { ActionError } from '../../../renderer/actions/ActionError'
import type { Handler } from '../../../renderer/actions/Handler'
import { handlers } from '../../../renderer/actions/handlers'
import { deferred, navigation, record, submit } from './recorder'

/** A program that asks for the position, forgets a cookie and returns the position. */
const near: Handler<'submit'> = function* () {
  const position = yield { effect: 'askPosition' }
  yield { effect: 'removeCookie', name: 'redirect' }
  return position
}
const withPosition = { handlers: { ...handlers, submit: near } }
const position = { lat: 50.64, lon: 5.79, accuracy: 12 }

it('a handler waits for the position of the visitor', async () => {
  const { promise, resolve } = deferred()
  const { run, effects } = record({ askPosition: () => promise }, withPosition)
  const running = run(submit())
  expect(effects).toEqual([{ effect: 'askPosition' }])
  resolve(position)
  expect(await running).toEqual({ status: 'done', value: position })
  expect(effects.slice(1)).toEqual([{ effect: 'removeCookie', name: 'redirect' }])
})

it.each(['position-refused', 'position-unavailable'] as const)(
  'the failure %s runs the catch and is no issue of the portal',
  async (reason) => {
    const error = new ActionError(reason, 'The visitor said no.')
    const { run, names, issues } = record({ askPosition: () => Promise.reject(error) }, withPosition)
    const outcome = await run({ ...submit(), catch: navigation('/menu') })
    expect(outcome).toMatchObject({ status: 'failed', error: { reason }, next: { status: 'done' } })
    expect(names()).toEqual(['askPosition', 'navigate'])
    expect(issues).toEqual([])
  },
)
