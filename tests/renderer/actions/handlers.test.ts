// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { boom, record } from './recorder'

const perform = async (handler: string, data?: object) => {
  const { run, effects } = record()
  expect(await run(data === undefined ? { handler } : { handler, data })).toMatchObject({ status: 'done' })
  return effects
}

describe('navigation', () => {
  it('goes to a path with its query', async () => {
    const data = { path: '/evenements', query: { keyword: 'concert' } }
    expect(await perform('navigation', data)).toEqual([{ effect: 'navigate', ...data }])
  })

  it('replaces the history entry only when asked to', async () => {
    const to = (data: object) => perform('navigation', { path: '/evenements', ...data })
    expect(await to({ replace: true })).toEqual([{ effect: 'navigate', path: '/evenements', replace: true }])
    expect(await to({ replace: false })).toEqual([{ effect: 'navigate', path: '/evenements' }])
  })

  it('goes to a route by its name', async () => {
    const data = { name: 'cardName-publication-uid', params: { uid: '42' }, query: { vue: 'liste' } }
    expect(await perform('navigation-name', data)).toEqual([{ effect: 'navigateName', ...data }])
    expect(await perform('navigation-name', { name: 'cardName' })).toEqual([
      { effect: 'navigateName', name: 'cardName' },
    ])
  })

  it('drops properties that are not in the contract', async () => {
    const data = { path: '/', replaced: true, effect: 'call' }
    expect(await perform('navigation', data)).toEqual([{ effect: 'navigate', path: '/' }])
  })

  it.each([
    ['https://www.wallonie.be/fr', undefined, 'blank'],
    ['https://www.wallonie.be/fr', 'self', 'self'],
    ['tel:+3242213344', undefined, 'self'],
    ['mailto:info@montclair.example', undefined, 'self'],
    ['/montclair/contenu/voirie', undefined, 'self'],
    ['/montclair/contenu/voirie', 'blank', 'blank'],
  ])('opens %s with target %s in %s', async (url, target, expected) => {
    expect(await perform('redirect', { url, ...(target && { target }) })).toEqual([
      { effect: 'open', url, target: expected },
    ])
  })

  it('stores the address chosen in a modal of redirections in a cookie, after opening it', async () => {
    const { run, effects } = record()
    const redirect = { handler: 'redirect', data: { url: 'https://www.wallonie.be/fr' } }
    const open = { effect: 'open', url: 'https://www.wallonie.be/fr', target: 'blank' }
    await run(redirect, { source: { key: 'modal', modalConfig: 'redirect' } })
    expect(effects.splice(0)).toEqual([
      open,
      { effect: 'setCookie', name: 'redirect', value: 'https://www.wallonie.be/fr' },
    ])
    await run(redirect, { source: { key: 'modal', modalConfig: 'other' } })
    expect(effects).toEqual([open])
  })

  it('goes back and home', async () => {
    expect(await perform('back')).toEqual([{ effect: 'goBack' }])
    expect(await perform('back-home')).toEqual([{ effect: 'goHome' }])
  })
})

describe('actions that leave the page', () => {
  it('directions show a place on the map service of the host', async () => {
    expect(await perform('directions', { lat: 50.642, lon: 5.791 })).toEqual([
      { effect: 'openMap', lat: 50.642, lon: 5.791 },
    ])
  })

  it('sharing passes on only the details that the action has', async () => {
    const data = { title: 'Marché de Noël', text: 'Du 4 au 6 décembre', url: '/evenement/marche-de-noel' }
    expect(await perform('share', data)).toEqual([{ effect: 'share', ...data }])
    expect(await perform('share')).toEqual([{ effect: 'share' }])
  })

  it('a download saves the file at its path', async () => {
    expect(await perform('download', { path: '/collectes.ics' })).toEqual([
      { effect: 'download', path: '/collectes.ics' },
    ])
  })

  it('a2hs shows the browser’s prompt and returns the visitor’s choice', async () => {
    const { run, effects } = record({ installApp: () => 'accepted' })
    expect(await run({ handler: 'a2hs' })).toEqual({ status: 'done', value: 'accepted' })
    expect(effects).toEqual([{ effect: 'installApp' }])
  })

  it('a2hs fails where the browser does not offer it', async () => {
    const { run } = record({ installApp: () => boom() })
    expect(await run({ handler: 'a2hs' })).toMatchObject({ status: 'failed' })
  })
})

describe('modals and refresh', () => {
  it('opens and closes a modal', async () => {
    const modal = { title: 'Merci !', components: [{ type: 'title', data: { text: 'À bientôt' } }], closable: false }
    expect(await perform('modal', { modal })).toEqual([{ effect: 'openModal', modal }])
    expect(await perform('close-modal')).toEqual([{ effect: 'closeModal' }])
  })

  it('asks the page of the account to delete it', async () => {
    expect(await perform('delete-account')).toEqual([{ effect: 'emit', event: 'delete_account' }])
  })

  it('reloads one block or the page', async () => {
    expect(await perform('refresh', { id: 'poll-budget' })).toEqual([{ effect: 'reload', id: 'poll-budget' }])
    expect(await perform('refresh')).toEqual([{ effect: 'reload' }])
  })
})

describe('submit', () => {
  const fields = { query: 'rue Haute', page: 2, urgent: false, none: null, days: [1, 2] }

  it.each(['POST', 'PUT', 'PATCH'])('sends the fields of %s as the body', async (method) => {
    const call = { effect: 'call', method, endpoint: '/api' }
    expect(await perform('submit', { method, endpoint: '/api', fields })).toEqual([{ ...call, body: fields }])
    expect(await perform('submit', { method, endpoint: '/api' })).toEqual([call])
  })

  it.each(['GET', 'DELETE'])('sends the fields of %s as query parameters', async (method) => {
    expect(await perform('submit', { method, endpoint: '/api', fields })).toEqual([
      {
        effect: 'call',
        method,
        endpoint: '/api',
        query: { query: 'rue Haute', page: '2', urgent: 'false', days: '[1,2]' },
      },
    ])
  })

  it('returns the body of the response', async () => {
    const { run } = record({ call: () => ({ data: { uid: '7' } }) })
    const outcome = await run({ handler: 'submit', data: { method: 'POST', endpoint: '/api' } })
    expect(outcome).toEqual({ status: 'done', value: { data: { uid: '7' } } })
  })
})

describe('vote', () => {
  const data = { pollUid: 'budget', responses: ['verger', 'plaine'] }
  const vote = { handler: 'vote', data }
  const call = {
    effect: 'call',
    method: 'POST',
    endpoint: '/poll-service/api/v2/web/vote',
    query: { requestNewPoll: 'true' },
    body: data,
  }

  it('sends the answers and replaces the block with the poll in the response', async () => {
    const block = { type: 'poll-results', data: { dataset: [], nbTotal: 0, unit: 'votes' } }
    const { run, effects } = record({ call: () => ({ data: block }) })
    expect(await run(vote)).toEqual({ status: 'done', value: { data: block } })
    expect(effects).toEqual([call, { effect: 'replace', block }])
  })

  it.each([undefined, null, 'OK', {}, { data: null }])('reloads the page when the response is %j', async (answer) => {
    const { run, effects } = record({ call: () => answer })
    expect(await run(vote)).toEqual({ status: 'done', value: answer })
    expect(effects).toEqual([call, { effect: 'reload' }])
  })

  it('replaces nothing when the vote fails', async () => {
    const { run, effects } = record({ call: () => boom() })
    expect(await run(vote)).toMatchObject({ status: 'failed' })
    expect(effects).toEqual([call])
  })
})

describe('events for the shell', () => {
  it.each([
    ['add_notification', 'widget/recyparc/true'],
    ['add_notification', 'favorite/publication/42/true'],
    ['remove_notification', 'widget/recyparc/false'],
    ['remove_notification', 'favorite/publication/42/false'],
    ['remove_fav', 'publication/42'],
    ['remove_widget', 'recyparc'],
  ])('%s is emitted with only the path %s', async (handler, path) => {
    expect(await perform(handler, { path })).toEqual([{ effect: 'emit', event: handler, data: { path } }])
  })

  it.each([
    ['remove-notification', 'favorite/publication/42/true'],
    ['remove-fav', 'publication/42'],
    ['remove-widget', 'recyparc'],
  ])('%s closes its modal after the event', async (handler, path) => {
    expect(await perform(handler, { path })).toEqual([
      { effect: 'emit', event: handler, data: { path } },
      { effect: 'closeModal' },
    ])
    const { run, effects } = record({ emit: () => boom() })
    expect(await run({ handler, data: { path } })).toMatchObject({ status: 'failed' })
    expect(effects).toHaveLength(1)
  })

  it.each([
    ['add_notification', 'widget/recyparc'],
    ['remove_notification', 'favorite/publication/42/oui'],
    ['remove_fav', '/publication/42'],
    ['remove-fav', 'publication'],
    ['remove_widget', 'widget/recyparc'],
    ['remove-widget', 'widget/recyparc'],
  ])('%s with the path %s is refused', async (handler, path) => {
    const { run, effects } = record()
    expect(await run({ handler, data: { path } })).toMatchObject({ status: 'invalid' })
    expect(effects).toEqual([])
  })
})
