// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { boom, record } from './recorder'

const perform = async (handler: string, data: object) => {
  const { run, effects } = record()
  expect(await run({ handler, data })).toMatchObject({ status: 'done' })
  return effects
}

describe('actions of services', () => {
  it.each([
    [{}, {}],
    [{ code: 'secret' }, { body: { code: 'secret' } }],
  ])('cancels an appointment, closes the modal, then reads the page again: %o', async (code, sent) => {
    const endpoint = '/reservation-service/api/v1/web/appointments/rdv-42/cancel'
    expect(await perform('cancel-appointment', { uid: 'rdv-42', ...code })).toEqual([
      { effect: 'call', method: 'PUT', endpoint, ...sent },
      { effect: 'closeModal' },
      { effect: 'reload' },
    ])
  })

  it.each([
    ['post-fidelity-card', { type: 'marche' }, 'POST', '', { title: 'Carte du marché', type: 'marche' }],
    ['put-fidelity-card', { uid: 'carte-7' }, 'PUT', '/carte-7', { title: 'Carte du marché' }],
  ])('%s stores the card with the title of the input', async (handler, data, method, path, body) => {
    const endpoint = `/core-service/api/v1/user-data/fidelity-cards${path}`
    const anonymousEndpoint = `/core-service/api/v1/anonymous/fidelity-cards${path}`
    expect(await perform(handler, { ...data, fields: { title: 'Carte du marché' } })).toEqual([
      { effect: 'call', method, endpoint, anonymousEndpoint, body },
      { effect: 'closeModal' },
      { effect: 'reload' },
    ])
  })

  it.each([
    ['confirm-parking-session', 'start_session'],
    ['confirm-parking-plate', 'set_plate'],
    ['confirm-parking-location', 'set_location'],
  ])('%s emits %s with what was filled in', async (handler, event) => {
    const fields = { plate: '1-ABC-123' }
    expect(await perform(handler, { fields })).toEqual([
      { effect: 'emit', event, data: fields },
      { effect: 'closeModal' },
    ])
  })

  it('the modal of parking stays where nothing listens', async () => {
    const { run, names } = record({ emit: () => boom() })
    expect(await run({ handler: 'confirm-parking-plate' })).toMatchObject({ status: 'failed' })
    expect(names()).toEqual(['emit'])
  })
})
