// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryLocation } from 'wouter/memory-location'
import { consentCookie, positionCookie } from '../../schemas/cookies/scriptItems'
import { createHost } from '../../src/portal/actions/createHost'
import { createPorts } from '../../src/portal/actions/ports'
import { removeCookie, writeCookie } from '../../src/portal/session/browserCookies'
import { createSession } from '../../src/portal/session/createSession'
import { readPortal } from '../../src/portal/session/readPortal'
import { backEnd, portal } from './answers'

const signal = new AbortController().signal

async function open() {
  const state = {
    portal: readPortal(portal, '/valbeau').portal ?? expect.fail('The portal is sound.'),
    locale: 'fr' as const,
    env: 'desktop' as const,
    now: 0,
    queries: { queries: [], mutations: [] },
    failed: [],
    search: '',
  }
  const location = memoryLocation({ path: '/valbeau' })
  const session = await createSession({ state, fetch: backEnd({}).fetch, location, onIssue: () => {} })
  return { ports: createPorts(session), session }
}

describe('directions', () => {
  it('open a search for lat,lon on a map service in a new tab', async () => {
    const { ports } = await open()
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    ports.openMap({ effect: 'openMap', lat: 50.642, lon: 5.791 }, { signal })
    expect(opened).toHaveBeenCalledWith(expect.any(String), '_blank', 'noopener')
    const url = new URL(String(opened.mock.lastCall?.[0]))
    expect(url.protocol).toBe('https:')
    expect(url.searchParams.get('query')).toBe('50.642,5.791')
  })

  it('are links that work without JavaScript', async () => {
    const { session } = await open()
    const href = createHost(session).href({ handler: 'directions', data: { lat: 50.642, lon: 5.791 } })
    expect(href).toContain('50.642%2C5.791')
  })
})

describe('sharing', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="description" content="Travaux en cours">'
    document.title = 'Voirie – Valbeau'
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share')
    vi.restoreAllMocks()
  })
  const onDevice = (share: () => Promise<void>) =>
    Object.defineProperty(navigator, 'share', { value: vi.fn(share), configurable: true }).share

  it('uses the native share with title, description and address of the page', async () => {
    const { ports } = await open()
    const share = onDevice(async () => {})
    await ports.share({ effect: 'share' }, { signal })
    expect(share).toHaveBeenCalledWith({
      title: 'Voirie – Valbeau',
      text: 'Travaux en cours',
      url: window.location.href,
    })
  })

  it('uses the details of the action, with an absolute address', async () => {
    const { ports } = await open()
    const share = onDevice(async () => {})
    await ports.share({ effect: 'share', title: 'Marché', text: 'Samedi', url: '/evenement/marche' }, { signal })
    const url = `${window.location.origin}/valbeau/evenement/marche`
    expect(share).toHaveBeenCalledWith({ title: 'Marché', text: 'Samedi', url })
  })

  it('succeeds when the visitor cancels and fails on any other error', async () => {
    const { ports } = await open()
    onDevice(() => Promise.reject(new DOMException('', 'AbortError')))
    await expect(Promise.resolve(ports.share({ effect: 'share' }, { signal }))).resolves.toBeUndefined()
    onDevice(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    await expect(Promise.resolve(ports.share({ effect: 'share' }, { signal }))).rejects.toThrow()
  })
})

it('saves a file under its own name', async () => {
  const { ports } = await open()
  const clicked: HTMLAnchorElement[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this)
  })
  ports.download({ effect: 'download', path: '/core-service/api/v1/collectes.ics' }, { signal })
  expect(clicked.map((link) => [link.getAttribute('href'), link.hasAttribute('download')])).toEqual([
    ['/core-service/api/v1/collectes.ics', true],
  ])
  vi.restoreAllMocks()
})

describe('the position', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'))
  const locate = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  const failure = (code: number): GeolocationPositionError => ({
    code,
    message: '',
    PERMISSION_DENIED: 1,
    POSITION_UNAVAILABLE: 2,
    TIMEOUT: 3,
  })
  const coords = {
    latitude: 50.64,
    longitude: 5.79,
    accuracy: 12,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
    toJSON: () => ({}),
  }
  const ask = async () => {
    const { ports, session } = await open()
    return { session, answer: Promise.resolve(ports.askPosition({ effect: 'askPosition' }, { signal })) }
  }

  it('comes from the browser and stays in memory', async () => {
    locate((found) => found({ coords, timestamp: 0, toJSON: () => ({}) }))
    const { session, answer } = await ask()
    expect(await answer).toEqual({ lat: 50.64, lon: 5.79, accuracy: 12 })
    expect(session.visitor.read().position).toEqual({ lat: 50.64, lon: 5.79, accuracy: 12 })
    expect(document.cookie).toBe('')
  })

  it('is stored once the visitor has accepted that', async () => {
    writeCookie(consentCookie, 'experience')
    locate((found) => found({ coords, timestamp: 0, toJSON: () => ({}) }))
    const { answer } = await ask()
    await answer
    expect(document.cookie).toContain('beffroi_position=50.64%2C5.79')
    for (const cookie of [consentCookie, positionCookie]) removeCookie(cookie)
  })

  it.each([
    [1, 'position-refused'],
    [2, 'position-unavailable'],
    [3, 'position-unavailable'],
  ])('fails with code %i of the browser as %s', async (code, reason) => {
    locate((_, fail) => fail?.(failure(code)))
    const { answer } = await ask()
    await expect(answer).rejects.toMatchObject({ reason })
  })

  it('is unavailable in a browser without geolocation', async () => {
    const { answer } = await ask()
    await expect(answer).rejects.toMatchObject({ reason: 'position-unavailable' })
  })
})

it('stores and removes a cookie of the portal', async () => {
  const { ports } = await open()
  window.location.href = 'https://portal.example/valbeau/menu'
  ports.setCookie({ effect: 'setCookie', name: 'redirect', value: 'https://www.wallonie.be/fr?a=1;b' }, { signal })
  expect(document.cookie).toBe('beffroi_redirect_valbeau=https%3A%2F%2Fwww.wallonie.be%2Ffr%3Fa%3D1%3Bb')
  ports.removeCookie({ effect: 'removeCookie', name: 'redirect' }, { signal })
  expect(document.cookie).toBe('')
})
