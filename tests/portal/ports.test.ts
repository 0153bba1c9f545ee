// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { homeQuery } from '../../src/portal/api/pageQueries'
import { page } from './answers'
import { openPorts } from './openPorts'

const signal = new AbortController().signal

describe('navigating', () => {
  it('puts the card name before paths of the contract', async () => {
    const { ports, location } = await openPorts()
    ports.navigate({ effect: 'navigate', path: '/contenu/voirie', query: { de: 'accueil' } }, { signal })
    ports.navigate({ effect: 'navigate', path: '/' }, { signal })
    expect(location.history).toEqual(['/valbeau', '/valbeau/contenu/voirie?de=accueil', '/valbeau'])
  })

  it('replaces the history entry when asked to', async () => {
    const { ports, location } = await openPorts()
    ports.navigate({ effect: 'navigate', path: '/menu', replace: true }, { signal })
    expect(location.history).toEqual(['/valbeau/menu'])
  })

  it('finds routes by name', async () => {
    const { ports, location } = await openPorts()
    const go = (name: string, params?: Record<string, string>) =>
      ports.navigateName({ effect: 'navigateName', name, ...(params && { params }) }, { signal })
    go('cardName-publication-uid', { uid: 'été 1' })
    go('cardName-contenu-path', { path: 'vivre/voirie' })
    go('cardName')
    expect(location.history?.slice(1)).toEqual([
      '/valbeau/publication/%C3%A9t%C3%A9%201',
      '/valbeau/contenu/vivre/voirie',
      '/valbeau',
    ])
    expect(() => go('cardName-publication-uid')).toThrow('cardName-publication-uid')
    expect(() => go('nowhere')).toThrow('nowhere')
  })

  it('goes home', async () => {
    const { ports, location } = await openPorts({}, '/valbeau/menu')
    ports.goHome({ effect: 'goHome' }, { signal })
    expect(location.history?.at(-1)).toBe('/valbeau')
  })

  it('opens other sites in a tab without opener', async () => {
    const { ports } = await openPorts()
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    ports.open({ effect: 'open', url: 'https://www.example.be', target: 'blank' }, { signal })
    expect(opened).toHaveBeenCalledWith('https://www.example.be', '_blank', 'noopener')
  })
})

describe('going back', () => {
  beforeEach(() => window.history.replaceState(null, '', '/valbeau/contenu/voirie'))
  afterEach(() => vi.restoreAllMocks())

  it('goes up to the nearest page with a short history', async () => {
    const { ports, location } = await openPorts()
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(2)
    ports.goBack({ effect: 'goBack' }, { signal })
    expect(location.history?.at(-1)).toBe('/valbeau')
  })

  it('goes one step back otherwise', async () => {
    const { ports, location } = await openPorts()
    const back = vi.spyOn(window.history, 'back').mockReturnValue()
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(3)
    ports.goBack({ effect: 'goBack' }, { signal })
    expect(back).toHaveBeenCalledOnce()
    expect(location.history).toEqual(['/valbeau'])
  })
})

describe('calling the API', () => {
  it('sends method, query, body and headers, and resolves to the whole answer', async () => {
    const { ports, calls } = await openPorts({ '/vote': { type: 'poll-results' } })
    const endpoint = '/poll-service/api/v2/web/vote'
    const effect = {
      effect: 'call',
      method: 'POST',
      endpoint,
      query: { requestNewPoll: 'true' },
      body: { a: 1 },
    } as const
    expect(await ports.call(effect, { signal })).toEqual({ data: { type: 'poll-results' } })
    expect(calls[0]?.path).toBe(`${endpoint}?requestNewPoll=true`)
    expect(calls[0]?.init).toMatchObject({ method: 'POST', body: '{"a":1}' })
    expect(new Headers(calls[0]?.init?.headers).get('x-lgc-language')).toBe('fr')
    expect(JSON.parse(new Headers(calls[0]?.init?.headers).get('x-lgc-versions') ?? '')).toEqual({
      texts: 2,
      maps: 2,
      flex: 2,
      mobility: 2,
    })
  })

  it.each([
    [0, true],
    [504, true],
    [500, false],
  ])('sends again what failed with %s under the same key: %s', async (status, isSame) => {
    const { ports, calls } = await openPorts({ '/vote': status })
    const effect = { effect: 'call', method: 'POST', endpoint: '/vote', body: { a: 1 } } as const
    for (let press = 0; press < 2; press++) await Promise.resolve(ports.call(effect, { signal })).catch(() => {})
    await Promise.resolve(ports.call({ ...effect, body: { a: 2 } }, { signal })).catch(() => {})
    const keys = calls.map(({ init }) => new Headers(init?.headers).get('idempotency-key'))
    expect(keys[0]).toBeTruthy()
    expect(keys[1] === keys[0]).toBe(isSame)
    expect(keys).toHaveLength(3)
    expect(keys[2]).not.toBe(keys[1])
  })

  it('knows a picture that is cropped anew from another of its name, and sends nothing of where it came from', async () => {
    const { ports, calls } = await openPorts({ '/vote': 0 })
    for (const source of ['9 1', '9 1', '9 2']) {
      const body = { files: { filename: 'image.jpg', contentType: 'image/jpeg', file: `${calls.length}`, source } }
      const effect = { effect: 'call', method: 'POST', endpoint: '/vote', body } as const
      await Promise.resolve(ports.call(effect, { signal })).catch(() => {})
    }
    const keys = calls.map(({ init }) => new Headers(init?.headers).get('idempotency-key'))
    expect([keys[1] === keys[0], keys[2] === keys[0], calls[2]?.init?.body?.toString().includes('9 2')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it.each([500, 404, 0])('fails as the call fails (%s)', async (status) => {
    const { ports } = await openPorts({ '/vote': status })
    const effect = { effect: 'call', method: 'POST', endpoint: '/vote' } as const
    await expect(Promise.resolve(ports.call(effect, { signal }))).rejects.toMatchObject({ status })
  })

  it('never leaves the origin of the portal', async () => {
    const { ports, calls } = await openPorts()
    const effect = { effect: 'call', method: 'GET', endpoint: '//elsewhere.example/api' } as const
    await expect(Promise.resolve(ports.call(effect, { signal }))).rejects.toThrow('origin')
    expect(calls).toEqual([])
  })

  it('aborts with its signal', async () => {
    const { ports, calls } = await openPorts({ '/vote': {} })
    const gone = new AbortController()
    gone.abort()
    await ports.call({ effect: 'call', method: 'POST', endpoint: '/vote' }, { signal: gone.signal })
    expect(calls[0]?.init?.signal?.aborted).toBe(true)
  })

  it('makes answers stale after a change', async () => {
    const { ports, session, calls } = await openPorts({ '/home': page([]), '/vote': {} })
    const query = homeQuery(session.scope)
    await session.queries.load(query)
    await session.queries.load(query)
    expect(calls).toHaveLength(1)
    await ports.call({ effect: 'call', method: 'POST', endpoint: '/vote' }, { signal })
    await session.queries.load(query)
    expect(calls).toHaveLength(3)
  })
})

describe('changing a block', () => {
  const block = { type: 'title', data: { text: 'Merci' } }
  const source = { key: 'block-1' }

  it('replaces the one that started the action', async () => {
    const { ports, session } = await openPorts()
    const put = vi.fn()
    session.engine.mount('block-1', { node: block, replace: put })
    ports.replace({ effect: 'replace', block }, { signal, source })
    expect(put).toHaveBeenCalledWith(block)
  })

  it('fails when it is gone', async () => {
    const { ports } = await openPorts()
    expect(() => ports.replace({ effect: 'replace', block }, { signal, source })).toThrow()
    expect(() => ports.replace({ effect: 'replace', block }, { signal })).toThrow()
  })

  it('reloads one block', async () => {
    const { ports, session, calls } = await openPorts({ '/blocks/poll-1': block })
    const put = vi.fn()
    session.engine.mount('poll-1', { node: block, replace: put })
    await ports.reload({ effect: 'reload', id: 'poll-1' }, { signal })
    expect(put).toHaveBeenCalledWith(block)
    expect(calls[0]?.path).toBe('/core-service/api/v1/web/portal/valbeau/blocks/poll-1?env=desktop')
  })

  it.each(['poll', 'poll-simple', 'poll-results'])('reloads a block %s from the address of its poll', async (type) => {
    const { ports, session, calls } = await openPorts({ '/poll/quai-de-meuse': block })
    const put = vi.fn()
    session.engine.mount('votre-avis', { node: { type, data: { pollUid: 'quai-de-meuse' } }, replace: put })
    await ports.reload({ effect: 'reload', id: 'votre-avis' }, { signal })
    expect(put).toHaveBeenCalledWith(block)
    expect(calls[0]?.path).toBe('/core-content-service/api/v1/web/portal/valbeau/poll/quai-de-meuse')
  })

  it('lets a block that fetches its own data reload it', async () => {
    const { ports, session, calls } = await openPorts()
    const read = vi.fn(async () => true)
    session.engine.onReload('parkings', read)
    await ports.reload({ effect: 'reload', id: 'parkings' }, { signal })
    expect(read).toHaveBeenCalledTimes(1)
    expect(calls).toEqual([])
    read.mockResolvedValue(false)
    await expect(ports.reload({ effect: 'reload', id: 'parkings' }, { signal })).rejects.toThrow('could not be read')
  })

  it('refetches what is shown', async () => {
    const { ports, session, calls } = await openPorts({ '/home': page([]) })
    const query = homeQuery(session.scope)
    const stop = session.queries.watch(query, () => {})
    await expect.poll(() => session.queries.read(query)).toBeDefined()
    await ports.reload({ effect: 'reload' }, { signal })
    expect(calls).toHaveLength(2)
    stop()
  })
})
