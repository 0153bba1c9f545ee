// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Env } from '../../src/portal/api/pageQueries'
import { createInstaller } from '../../src/portal/pwa/createInstaller'
import { watchInstallation } from '../../src/portal/pwa/watchInstallation'
import { waitUntil } from '../helpers/waitUntil'
import { openPorts } from './openPorts'

/** Opens a page on a device, with the installer that a portal loads when it is needed. */
async function openPage(env: Env = 'mobile') {
  const { session } = await openPorts()
  const installer = createInstaller({ ...session, scope: { ...session.scope, env } }, watchInstallation(env))
  const offers = () => session.dialogs.read().length
  return { installer, offers, dialogs: session.dialogs }
}

/** Fires the browser's event; older browsers give the choice apart from the prompt. */
const fire = (outcome = 'accepted', isOld = false) => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => (isOld ? undefined : { outcome })),
    ...(isOld && { userChoice: Promise.resolve({ outcome }) }),
  })
  window.dispatchEvent(event)
  return event
}

const consent = (value: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(`autre=1; ${value}`)
const watchCookies = () => vi.spyOn(document, 'cookie', 'set')

/** Opens the page in the installed app. */
const standalone = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: query.includes('standalone'),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  )

let listened: Parameters<typeof window.addEventListener>[] = []

beforeEach(() => {
  consent('beffroi_consent=experience')
  listened = vi.spyOn(window, 'addEventListener').mock.calls
})
afterEach(() => {
  // The pages of all tests are in one window.
  for (const [type, listener] of listened) window.removeEventListener(type, listener)
  vi.restoreAllMocks()
  // Restoring the spies on both of its accessors leaves one of them.
  Reflect.deleteProperty(document, 'cookie')
  Reflect.deleteProperty(navigator, 'standalone')
})

describe('the offer to install the portal', () => {
  it('is made on a phone once the browser supports it, in place of the browser’s own', async () => {
    const { installer, offers } = await openPage()
    const listener = vi.fn()
    installer.subscribe(listener)
    expect(installer.isOffered()).toBe(false)
    expect(fire().defaultPrevented).toBe(true)
    expect(installer.isOffered()).toBe(true)
    expect(listener).toHaveBeenCalledOnce()
    await waitUntil(() => expect(offers()).toBe(1))
    installer.dismiss()
    expect(offers()).toBe(0)
  })

  it('is made for an event that the browser fired before the code was loaded', async () => {
    const early = watchInstallation('mobile')
    fire()
    const { session } = await openPorts()
    const installer = createInstaller({ ...session, scope: { ...session.scope, env: 'mobile' } }, early)
    await waitUntil(() => expect(installer.isOffered()).toBe(true))
  })

  it('stays when a navigation closes all dialogs', async () => {
    const { offers, dialogs } = await openPage()
    fire()
    await waitUntil(() => expect(offers()).toBe(1))
    const [offer] = dialogs.read()
    dialogs.closeAll()
    expect(dialogs.read()).toEqual([offer])
  })

  it('is made once on a page, also to a visitor who refused its cookie', async () => {
    consent('beffroi_consent=necessary')
    const { installer } = await openPage()
    fire('dismissed')
    await installer.prompt()
    fire()
    expect(installer.isOffered()).toBe(false)
  })

  it('is not made on a desktop, whose browser may make its own', async () => {
    const { installer } = await openPage('desktop')
    expect(fire().defaultPrevented).toBe(false)
    expect(installer.isOffered()).toBe(false)
  })

  it('is not made in the installed app', async () => {
    standalone()
    const { installer } = await openPage()
    fire()
    expect(installer.isOffered()).toBe(false)
  })

  it.each(['showed', 'accepted', 'dismissed'])('is not made to a visitor with the cookie “%s”', async (value) => {
    const { installer } = await openPage()
    consent(`beffroi_install_valbeau=${value}`)
    fire()
    expect(installer.isOffered()).toBe(false)
  })

  it('is made to a visitor who has seen that of another town', async () => {
    const { installer } = await openPage()
    consent('beffroi_install_valbeau-sud=showed')
    fire()
    expect(installer.isOffered()).toBe(true)
  })
})

describe('the cookie of the offer', () => {
  it('stores that it was shown, then that it was dismissed', async () => {
    const written = watchCookies()
    const { installer } = await openPage()
    fire()
    installer.shown()
    expect(installer.isOffered()).toBe(true)
    expect(written.mock.lastCall?.[0]).toMatch(
      /^beffroi_install_valbeau=showed; path=\/; expires=Sun, 29 Dec 2030 00:00:00 GMT/,
    )
    installer.dismiss()
    expect(installer.isOffered()).toBe(false)
    expect(written.mock.lastCall?.[0]).toContain('=dismissed;')
  })

  it.each([
    ['accepted', false],
    ['dismissed', false],
    ['accepted', true],
  ])('stores what the visitor answered the browser: %s (older browser: %s)', async (outcome, isOld) => {
    const written = watchCookies()
    const { installer } = await openPage()
    const { prompt } = fire(outcome, isOld)
    expect(await installer.prompt()).toBe(outcome)
    expect(prompt).toHaveBeenCalledOnce()
    expect(written.mock.lastCall?.[0]).toContain(`=${outcome};`)
    expect(installer.isOffered()).toBe(false)
  })

  it('is asked for once when it is pressed again while the browser asks', async () => {
    const { installer } = await openPage()
    const { prompt } = fire()
    expect(await Promise.all([installer.prompt(), installer.prompt()])).toEqual(['accepted', 'accepted'])
    expect(prompt).toHaveBeenCalledOnce()
  })

  it('stores an installation from the menu of the browser', async () => {
    const written = watchCookies()
    const { installer } = await openPage()
    fire()
    window.dispatchEvent(new Event('appinstalled'))
    expect(written.mock.lastCall?.[0]).toContain('=accepted;')
    expect(installer.isOffered()).toBe(false)
  })

  it.each([
    ['a visitor who has accepted it', 'beffroi_consent=experience', 2],
    ['a visitor who has not chosen yet', 'autre=2', 2],
    ['nobody who has refused it', 'beffroi_consent=necessary', 0],
  ])('is stored for %s', async (_, value, count) => {
    consent(value)
    const written = watchCookies()
    const { installer } = await openPage()
    fire()
    installer.shown()
    await installer.prompt()
    expect(written).toHaveBeenCalledTimes(count)
  })
})

describe('an installation that the browser does not offer', () => {
  const explanation = async () => {
    const { installer } = await openPage()
    const error: unknown = await installer.prompt().catch((error: unknown) => error)
    expect(error).toMatchObject({ reason: 'unavailable' })
    return error
  }

  it('is explained by the menu of the browser, also once its dialog was shown', async () => {
    const wanted = { explanation: expect.stringContaining('ouvrez le menu de votre navigateur') }
    expect(await explanation()).toMatchObject(wanted)
    const { installer } = await openPage()
    fire('dismissed')
    await installer.prompt()
    await expect(installer.prompt()).rejects.toMatchObject(wanted)
  })

  it('is explained by the share menu on an iPhone', async () => {
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true })
    expect(await explanation()).toMatchObject({ explanation: expect.stringContaining('touchez le bouton Partager') })
  })

  it('is already made in the app', async () => {
    standalone()
    expect(await explanation()).toMatchObject({ explanation: expect.stringContaining('déjà installé') })
  })
})
