// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sharePage } from '../../src/portal/actions/sharePage'
import { mapUrl } from '../../src/portal/location/urls'
import { createDialogs } from '../../src/portal/session/createDialogs'

const session = { dialogs: createDialogs(), locale: 'fr' as const }

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
    await sharePage(session, {})
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
    await sharePage(session, details)
    expect(share).toHaveBeenCalledWith(details)
  })

  it('succeeds when the visitor cancels and fails when the device fails', async () => {
    nativeShare(() => Promise.reject(new DOMException('', 'AbortError')))
    await expect(sharePage(session, {})).resolves.toBeUndefined()
    nativeShare(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    await expect(sharePage(session, {})).rejects.toThrow()
  })
})

it('directions search a map for latitude and longitude, in that order', () => {
  expect(decodeURIComponent(mapUrl({ lat: 50.642, lon: -5.791 }))).toMatch(/^https:.*search.*=50\.642,-5\.791$/)
})
