// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchInstallation } from '../../src/portal/pwa/watchInstallation'

let cookies = 0
const card = () => `ville-${++cookies}`

const fire = (outcome = 'accepted') => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => ({ outcome })),
  })
  window.dispatchEvent(event)
  return event
}

const consent = (value: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(`autre=1; ${value}`)

beforeEach(() => {
  consent('beffroi_consent=experience')
})
afterEach(() => vi.restoreAllMocks())

it('is offered on a phone once the browser supports it, and notifies listeners', () => {
  const installation = watchInstallation(card(), 'mobile')
  const listener = vi.fn()
  installation.subscribe(listener)
  expect(installation.isOffered()).toBe(false)
  expect(fire().defaultPrevented).toBe(true)
  expect(installation.isOffered()).toBe(true)
  expect(listener).toHaveBeenCalledOnce()
})

it('is not offered on a desktop', () => {
  const installation = watchInstallation(card(), 'desktop')
  fire()
  expect(installation.isOffered()).toBe(false)
})

it('is not offered in the installed app', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: query.includes('standalone'),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  )
  const installation = watchInstallation(card(), 'mobile')
  fire()
  expect(installation.isOffered()).toBe(false)
})

it('is stored in a cookie when shown, and not offered again', () => {
  const name = card()
  const written = vi.spyOn(document, 'cookie', 'set')
  const first = watchInstallation(name, 'mobile')
  fire()
  first.shown()
  expect(first.isOffered()).toBe(true)
  expect(written.mock.lastCall?.[0]).toMatch(
    new RegExp(`^beffroi_install_${name}=showed; path=/; expires=Sun, 29 Dec 2030`),
  )
  const next = watchInstallation(name, 'mobile')
  consent(`beffroi_consent=experience; beffroi_install_${name}=showed`)
  fire()
  expect(next.isOffered()).toBe(false)
})

it('disappears when dismissed', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  const installation = watchInstallation(card(), 'mobile')
  fire()
  installation.dismiss()
  expect(installation.isOffered()).toBe(false)
  expect(written.mock.lastCall?.[0]).toContain('=dismissed;')
})

it.each(['accepted', 'dismissed'])('triggers the browser’s prompt and stores that it was %s', async (outcome) => {
  const written = vi.spyOn(document, 'cookie', 'set')
  const installation = watchInstallation(card(), 'mobile')
  const { prompt } = fire(outcome)
  expect(await installation.prompt()).toBe(outcome)
  expect(prompt).toHaveBeenCalledOnce()
  expect(written.mock.lastCall?.[0]).toContain(`=${outcome};`)
  expect(installation.isOffered()).toBe(false)
  await expect(installation.prompt()).rejects.toMatchObject({ reason: 'unavailable' })
})

it.each(['autre=2', 'beffroi_consent=necessary'])(
  'stores nothing of a visitor who has not accepted it (%s)',
  async (value) => {
    consent(value)
    const written = vi.spyOn(document, 'cookie', 'set')
    const installation = watchInstallation(card(), 'mobile')
    fire()
    installation.shown()
    await installation.prompt()
    expect(written).not.toHaveBeenCalled()
  },
)
