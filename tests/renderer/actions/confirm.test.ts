// @vitest-environment node
// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the contract
import { expect, it } from 'vitest'
import { handlerNames } from '../../../schemas'
import { boom, navigation, record, submit } from './recorder'

const confirm = { title: 'Quitter ?', text: 'Ce que vous avez écrit sera perdu.', ok: 'Quitter', cancel: 'Rester' }

const smallest: Record<string, object> = {
  navigation: { path: '/' },
  'navigation-name': { name: 'cardName' },
  redirect: { url: '/' },
  modal: { modal: { components: [] } },
  submit: { method: 'POST', endpoint: '/' },
  directions: { lat: 50.642, lon: 5.791 },
  download: { path: '/' },
  add_notification: { path: 'widget/a/true' },
  remove_notification: { path: 'widget/a/false' },
  remove_fav: { path: 'a/b' },
  'remove-fav': { path: 'a/b' },
  'remove-notification': { path: 'widget/a/false' },
  'remove-widget': { path: 'a' },
  remove_widget: { path: 'a' },
  vote: { pollUid: 'a', responses: ['b'] },
  accept_location_bike_parking: { modal: { components: [] } },
  refuse_location_bike_parking: { modal: { components: [] } },
  'config-widget': { config: 'bike_parking', endpoint: '/', portal: 'a', storeWidget: 'b' },
  'update-config-widget': { config: 'bike_parking', endpoint: '/', portal: 'a', storeWidget: 'b' },
  'cancel-appointment': { uid: 'a' },
  'post-fidelity-card': { type: 'a' },
  'put-fidelity-card': { uid: 'a' },
  'send-comment': { portal: 'a', url: '/', thanks: { title: 'Merci' } },
  'send-rating': { poiUid: 'a', dataType: 'balade', dataUid: 'b', thanks: { title: 'Merci' } },
  'send-signal': { poiUid: 'a', dataType: 'balade', dataUid: 'b', thanks: { title: 'Merci' } },
}

it.each(handlerNames)('[X6] asks before %s and does nothing after a no', async (handler) => {
  const { run, effects } = record({ confirm: () => Promise.resolve(false) })
  const action = { handler, data: smallest[handler] ?? {}, confirm, then: navigation(), catch: navigation() }
  expect(await run(action)).toEqual({ status: 'cancelled' })
  expect(effects).toEqual([{ effect: 'confirm', ...confirm }])
})

it.each(handlerNames)('[X6] goes on with %s after a yes', async (handler) => {
  const { run, names } = record({ confirm: () => true })
  expect(await run({ handler, data: smallest[handler] ?? {}, confirm })).toMatchObject({ status: 'done' })
  expect(names().length).toBeGreaterThan(1)
  expect(names()[0]).toBe('confirm')
})

it.each([undefined, null, 1, 'true', {}])('[X6] takes %j for a no', async (answer) => {
  const { run, names } = record({ confirm: () => answer })
  expect(await run({ ...submit(), confirm })).toEqual({ status: 'cancelled' })
  expect(names()).toEqual(['confirm'])
})

it('[X6] fails the action when the question cannot be asked, so that its catch runs', async () => {
  const { run, names } = record({ confirm: () => boom('Pas de fenêtre') })
  const outcome = await run({ ...submit(), confirm, then: { handler: 'back' }, catch: { handler: 'back-home' } })
  expect(outcome).toMatchObject({ status: 'failed', error: { message: 'Pas de fenêtre' }, next: { status: 'done' } })
  expect(names()).toEqual(['confirm', 'goHome'])
})

it('[X6] asks a question that has unknown properties', async () => {
  const { run, names } = record({ confirm: () => false })
  await run({ ...submit(), confirm: { title: 'Quitter ?', effect: 'call', method: 'DELETE', endpoint: '/' } })
  expect(names()).toEqual(['confirm'])
})
