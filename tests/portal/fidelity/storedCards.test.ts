import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FidelityCard } from '../../../schemas/engine'
import { storeCards } from '../../../src/portal/services/fidelity/storedCards'

const card: FidelityCard = { uid: 'one', type: 'ean-13', code: 'ean-13', title: 'Le bon pain', number: '4006381333931' }

/** What the device has. */
let stored: Map<string, string>
let cached: Set<string>
let isRegistered: boolean
/** Ends the registration, for which a busy browser takes a while. */
let register: () => void

/** An active service worker, which caches the page, or forgets it. */
class Worker extends EventTarget {
  state = 'activated'

  postMessage({ type }: { type: string }, [port]: MessagePort[]) {
    if (type === 'keep-page') cached.add('cards-1')
    else cached.delete('cards-1')
    port?.postMessage(true)
  }
}

beforeEach(() => {
  stored = new Map()
  cached = new Set()
  isRegistered = false
  const registration = {
    active: new Worker(),
    unregister: async () => {
      isRegistered = false
    },
  }
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  vi.stubGlobal('caches', { keys: async () => [...cached], delete: async (name: string) => cached.delete(name) })
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: () =>
        new Promise((resolve) => {
          register = () => {
            isRegistered = true
            resolve(registration)
          }
        }),
      getRegistration: async () => (isRegistered ? registration : undefined),
    },
  })
})

afterEach(() => vi.unstubAllGlobals())

it('stores the cards and the page that shows them, and removes both with the last card', async () => {
  const storing = storeCards('montclair', 'fr', [card])
  register()
  await storing
  expect([stored.size, cached.size, isRegistered]).toEqual([1, 1, true])
  await storeCards('montclair', 'fr', [])
  expect([stored.size, cached.size, isRegistered]).toEqual([0, 0, false])
})

it('leaves nothing of a card that is removed before the browser has cached its page', async () => {
  const storing = storeCards('montclair', 'fr', [card])
  await storeCards('montclair', 'fr', [])
  register()
  await storing
  expect([stored.size, cached.size, isRegistered]).toEqual([0, 0, false])
})

it('leaves no page that a service worker cached after its removal', async () => {
  const storing = storeCards('montclair', 'fr', [card])
  register()
  await storing
  isRegistered = false
  await storeCards('montclair', 'fr', [])
  expect([stored.size, cached.size]).toEqual([0, 0])
})
