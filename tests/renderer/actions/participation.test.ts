// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { boom, record } from './recorder'

const perform = async (handler: string, data: object) => {
  const { run, effects } = record()
  expect(await run({ handler, data })).toMatchObject({ status: 'done' })
  return effects
}

describe('participation', () => {
  const thanks = { title: 'Merci', text: 'Nous vous répondons sous dix jours.' }
  const modal = { title: 'Merci', components: [{ type: 'description', data: { text: thanks.text } }] }
  const about = { poiUid: 'montclair', dataType: 'balade', dataUid: 'bords-de-meuse' }
  const opened = { effect: 'openModal', modal }

  it('sends a comment as the account or as nobody, then thanks', async () => {
    const fields = { email: 'camille@example.org', description: 'Bac oublié.' }
    const data = { portal: 'montclair', url: '/contenu/piscine', widgetUid: 'dechets', thanks, fields }
    const call = {
      effect: 'call',
      method: 'POST',
      endpoint: '/core-service/api/v1/user-data/comment',
      anonymousEndpoint: '/core-service/api/v1/anonymous/comment',
      body: { ...fields, platform: 'web', url: '/contenu/piscine', portal: 'montclair', widgetUid: 'dechets' },
    }
    expect(await perform('send-comment', data)).toEqual([call, opened])
  })

  it('sends a mark with what was said of a walk, then thanks and shows the new average', async () => {
    const opinion = { duration: 90, difficulty: 'easy', pmr: 'Non', stroller: 'Oui' }
    const fields = { rate: 0, description: 'Fermée.', ...opinion }
    const call = {
      effect: 'call',
      method: 'POST',
      endpoint: '/core-service/api/v1/web/by-poi/montclair/rate',
      body: {
        dataType: 'balade',
        dataUid: 'bords-de-meuse',
        comment: 'Fermée.',
        email: null,
        rate: 0,
        fields: opinion,
      },
    }
    const thanked = { effect: 'openModal', modal: { title: 'Merci', components: [] } }
    const sent = await perform('send-rating', { ...about, thanks: { title: 'Merci' }, fields })
    expect(sent).toEqual([call, thanked, { effect: 'reload' }])
  })

  it('has sent a mark also when the page cannot be read again', async () => {
    const { run, names } = record({ reload: () => boom() })
    const outcome = await run({ handler: 'send-rating', data: { ...about, thanks, fields: { rate: 3 } } })
    expect(outcome).toMatchObject({ status: 'done' })
    expect(names()).toEqual(['call', 'openModal', 'reload'])
  })

  it('sends a suggestion with the fields of its category, then thanks', async () => {
    const files = [{ filename: 'banc.jpg', contentType: 'image/jpeg', file: 'AAAA' }]
    const fields = {
      category: 'lieu',
      email: 'camille@example.org',
      files,
      name: 'Banc',
      link: 'https://www.a.example',
    }
    const body = {
      dataType: 'balade',
      dataUid: 'bords-de-meuse',
      category: 'lieu',
      comment: null,
      email: 'camille@example.org',
      files,
      fields: { name: 'Banc', link: 'https://www.a.example' },
    }
    const endpoint = '/core-service/api/v1/web/by-poi/montclair/crowdsourcing'
    expect(await perform('send-signal', { ...about, thanks, fields })).toEqual([
      { effect: 'call', method: 'POST', endpoint, body },
      opened,
    ])
  })

  it.each(['send-rating', 'send-signal'])('%s thanks nobody when it fails', async (handler) => {
    const { run, names } = record({ call: () => boom() })
    expect(await run({ handler, data: { ...about, thanks } })).toMatchObject({ status: 'failed' })
    expect(names()).toEqual(['call'])
  })
})
