// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { ActionError } from '../../../renderer/actions/ActionError'
import { record } from './recorder'

const address = { street: 'Rue Haute', streetNumber: '4', zip: '4679', locality: 'Montclair', lat: 50.64, lon: 5.79 }
const blood = { config: 'blood_collect', endpoint: '/api/widget', portal: 'montclair', storeWidget: 'don' }
const bike = { config: 'bike_parking', endpoint: '/api/widget', portal: 'hauteroche', storeWidget: 'velo' }

describe('config-widget', () => {
  it('sends a blood collection with a flag for each type and notification, then leads to the subscription page', async () => {
    const { run, effects } = record()
    const fields = {
      address,
      radius: 20,
      types: ['blood', 'plaquette'],
      notify: ['notify_2weeks'],
      userTitle: 'Bureau',
    }
    await run({ handler: 'config-widget', data: { ...blood, fields } })
    expect(effects).toEqual([
      {
        effect: 'call',
        method: 'POST',
        endpoint: '/api/widget',
        body: {
          portal: 'montclair',
          storeWidget: 'don',
          address,
          lat: 50.64,
          lon: 5.79,
          radius: 20,
          userTitle: 'Bureau',
          metadata_blood_collect_blood: true,
          metadata_blood_collect_plasma: false,
          metadata_blood_collect_plaquette: true,
          notify_day_before: false,
          notify_2weeks: true,
          notify_1month: false,
        },
      },
      { effect: 'closeModal' },
      { effect: 'reload' },
      { effect: 'navigate', path: '/abonnement' },
    ])
  })

  it('sends the kinds of bicycle parking with commas between, then leads home where the walls are merged', async () => {
    const { run, effects } = record()
    const fields = { parkingTypes: ['Arceau', 'Autres'], filters: ['covered'] }
    const position = { lat: 50.42, lon: 6.05 }
    const data = { ...bike, wallType: 'mergedHomeUser', position, fields }
    await run({ handler: 'update-config-widget', data })
    expect(effects).toEqual([
      {
        effect: 'call',
        method: 'PUT',
        endpoint: '/api/widget',
        body: {
          portal: 'hauteroche',
          storeWidget: 'velo',
          ...position,
          metadata_bike_parking_types: 'Arceau,Autres',
          metadata_bike_parking_repairTools: false,
          metadata_bike_parking_covered: true,
          metadata_bike_parking_chargingPoint: false,
        },
      },
      { effect: 'closeModal' },
      { effect: 'reload' },
      { effect: 'goHome' },
    ])
  })

  it('stays in the modal when the service refuses', async () => {
    const { run, effects } = record({
      call: () => {
        throw new Error('refused')
      },
    })
    expect(await run({ handler: 'config-widget', data: blood })).toMatchObject({ status: 'failed' })
    expect(effects.map(({ effect }) => effect)).not.toContain('closeModal')
  })
})

const modal = {
  title: 'Vélos',
  components: [
    { type: 'dynamic-input', data: { name: 'address', label: 'Adresse', inputType: 'address' } },
    { type: 'map-tile', data: { lat: 1, lon: 2, addressField: 'address' } },
  ],
  buttons: [{ label: 'Enregistrer', kind: 'primary', action: { handler: 'config-widget', data: bike } }],
}

describe('the position of bicycle parking', () => {
  it('replaces the address input when the visitor tells it', async () => {
    const { run, effects } = record({ askPosition: () => ({ lat: 50.641234567, lon: 5.791234567, accuracy: 9 }) })
    await run({ handler: 'accept_location_bike_parking', data: { modal } })
    const position = { lat: 50.6412, lon: 5.7912 }
    expect(effects.at(-1)).toEqual({
      effect: 'openModal',
      modal: {
        title: 'Vélos',
        components: [{ type: 'map-tile', data: position }],
        buttons: [
          {
            label: 'Enregistrer',
            kind: 'primary',
            action: { handler: 'config-widget', data: { ...bike, position } },
          },
        ],
      },
    })
  })

  it('leads on to the address input when the visitor refuses', async () => {
    const askPosition = () => {
      throw new ActionError('position-refused', 'no')
    }
    const { run, effects } = record({ askPosition })
    expect(await run({ handler: 'accept_location_bike_parking', data: { modal } })).toMatchObject({ status: 'done' })
    expect(effects.at(-1)).toEqual({ effect: 'openModal', modal })
  })

  it('opens the modal with its address input at once', async () => {
    const { run, effects } = record()
    await run({ handler: 'refuse_location_bike_parking', data: { modal } })
    expect(effects).toEqual([{ effect: 'openModal', modal }])
  })
})
