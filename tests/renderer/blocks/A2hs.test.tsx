import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Host, Installation } from '../../../renderer/engine/HostContext'
import { eager } from '../../../renderer/engine/lazy'
import { find, findPressable, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const block = (data: object = {}) => ({ type: 'a2hs', data })

/** A mocked installation; `set` starts or ends its offer. */
function installation(offered = true) {
  const listeners = new Set<() => void>()
  const set = (now: boolean) => {
    offered = now
    for (const listener of listeners) listener()
  }
  return {
    set,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isOffered: () => offered,
    shown: vi.fn(),
    dismiss: vi.fn(() => set(false)),
  } satisfies Installation & { set(now: boolean): void }
}

describe('the offer to add the portal to the home screen', () => {
  it('is absent when the portal cannot be installed', async () => {
    const { page } = await renderBlocks([block()])
    expect(page.innerHTML).toBe('')
  })

  it('appears while the browser offers the installation', async () => {
    const offer = installation(false)
    const { page } = await renderBlocks([block()], { installation: eager(offer) })
    expect(page.innerHTML).toBe('')
    expect(offer.shown).not.toHaveBeenCalled()
    await act(async () => offer.set(true))
    expect(find(page, '[role=dialog]')).toBeTruthy()
    expect(offer.shown).toHaveBeenCalled()
    await act(async () => offer.set(false))
    expect(page.innerHTML).toBe('')
  })

  it.each([
    [
      'its own texts',
      { title: 'Montclair en poche', text: 'Même sans réseau.' },
      'Montclair en poche',
      'Même sans réseau.',
    ],
    [
      'default texts',
      {},
      'Ajoutez ce portail à votre écran d’accueil',
      'Il s’ouvre d’un geste, comme une application.',
    ],
  ])('shows %s, and the buttons Add and Close', async (_, data, title, words) => {
    const { page } = await renderBlocks([block(data)], { installation: eager(installation()) })
    expect(text(find(page, 'h2'))).toBe(title)
    expect(text(find(page, 'p'))).toBe(words)
    expect([...page.querySelectorAll('button')].map(text)).toEqual(['Fermer', 'Ajouter'])
    const name = find(page, '[role=dialog]').getAttribute('aria-labelledby')
    expect(text(find(page, `[id="${name}"]`))).toBe(title)
  })

  it('triggers the browser’s prompt when it is accepted', async () => {
    const run = vi.fn<Host['run']>(async () => ({ status: 'done', value: 'accepted' }))
    const { page } = await renderBlocks([block()], { installation: eager(installation()), run })
    await press(findPressable(page, 'Ajouter'))
    expect(run.mock.lastCall?.[0]).toEqual({ handler: 'a2hs' })
  })

  it('disappears when it is closed, and the page has the focus', async () => {
    const offer = installation()
    const { page } = await renderBlocks([block()], { installation: eager(offer) })
    page.tabIndex = -1
    findPressable(page, 'Fermer').focus()
    await press(findPressable(page, 'Fermer'))
    expect(offer.dismiss).toHaveBeenCalledOnce()
    expect(page.innerHTML).toBe('')
    expect(document.activeElement).toBe(page)
  })
})
