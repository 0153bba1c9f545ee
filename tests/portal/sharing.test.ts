// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sharePage } from '../../src/portal/actions/sharePage'
import { mapUrl } from '../../src/portal/location/urls'

beforeEach(() => {
  document.title = 'Marché du samedi'
  document.head.innerHTML += '<meta name="description" content="Place de l’Hôtel de Ville, dès 8 h.">'
  window.history.replaceState(null, '', '/montclair/contenu/marche')
})
afterEach(() => {
  document.head.replaceChildren()
  Reflect.deleteProperty(navigator, 'share')
  vi.restoreAllMocks()
})

const nativeShare = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })

describe('sharing a page', () => {
  it('passes title, description and address to the device', async () => {
    const share = vi.fn(async () => {})
    nativeShare(share)
    await sharePage({})
    expect(share).toHaveBeenCalledWith({
      title: 'Marché du samedi',
      text: 'Place de l’Hôtel de Ville, dès 8 h.',
      url: window.location.href,
    })
  })

  it('prefers the given details', async () => {
    const share = vi.fn(async () => {})
    nativeShare(share)
    const details = { title: 'Concert', text: 'Ce soir', url: 'https://montclair.example/concert' }
    await sharePage(details)
    expect(share).toHaveBeenCalledWith(details)
  })

  it('opens a social share dialog without a native share', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    await sharePage({ url: 'https://montclair.example/a?b=c&d' })
    expect(open).toHaveBeenCalledTimes(1)
    const [address, target, features] = open.mock.calls[0] ?? []
    expect(String(address)).toMatch(/^https:.*=https%3A%2F%2Fmontclair\.example%2Fa%3Fb%3Dc%26d$/)
    expect([target, features]).toEqual(['_blank', expect.stringContaining('noopener')])
  })

  it('succeeds when the visitor cancels and fails when the device fails', async () => {
    nativeShare(() => Promise.reject(new DOMException('', 'AbortError')))
    await expect(sharePage({})).resolves.toBeUndefined()
    nativeShare(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    await expect(sharePage({})).rejects.toThrow()
  })
})

it('directions search a map for latitude and longitude, in that order', () => {
  expect(decodeURIComponent(mapUrl({ lat: 50.642, lon: -5.791 }))).toMatch(/^https:.*search.*=50\.642,-5\.791$/)
})
