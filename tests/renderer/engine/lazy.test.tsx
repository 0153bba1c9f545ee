import { act, createElement, type ReactNode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { eager, Loaded, lazy, lazyValue, showLoadFailures } from '../../../renderer/engine/lazy'
import { findPressable, press } from '../../helpers/renderer/renderBlocks'
import { waitUntil } from '../../helpers/waitUntil'

it('loads once for each language, and returns the same promise every time', async () => {
  const fetch = vi.fn(async (locale: string) => `texts ${locale}`)
  const value = lazyValue(fetch)
  expect(value.ready).toBeUndefined()
  const first = value.load('fr')
  expect(value.load('fr')).toBe(first)
  await expect(first).resolves.toBe('texts fr')
  expect(value.ready).toBe('texts fr')
  await value.load('de')
  expect(fetch.mock.calls).toEqual([['fr'], ['de']])
})

it('keeps a failure until `retry` is called', async () => {
  const fetch = vi.fn(async () => 'here').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const value = lazyValue(fetch)
  const failure = value.load()
  await expect(failure).rejects.toThrow('Failed to fetch')
  expect(value.load()).toBe(failure)
  await expect(value.retry()).resolves.toBe('here')
  await expect(value.retry()).resolves.toBe('here')
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('resolves to an export of a module, and has its name', async () => {
  const value = lazy('answer', async () => ({ answer: 42, other: 'x' }))
  expect(value.name).toBe('answer')
  await expect(value.load()).resolves.toBe(42)
})

it('is ready at once when eager', async () => {
  const value = eager('here')
  expect(value.ready).toBe('here')
  await expect(value.load()).resolves.toBe('here')
})

it('is rendered without an error when it has been loaded by the time React renders again', async () => {
  const problems = vi.fn()
  const page = document.createElement('div')
  const root = createRoot(page, { onRecoverableError: problems, onUncaughtError: problems })
  const value = lazyValue(async () => 'here')
  const loaded = createElement(() => Loaded({ value, children: (text) => text }))
  await act(async () => startTransition(() => root.render(loaded)))
  await waitUntil(() => expect(page.textContent).toBe('here'))
  expect(problems).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})

function Broken(): ReactNode {
  throw new Error('broken')
}

describe('a part that failed to load', () => {
  const again = (retry: () => Promise<unknown>) => (
    <button type="button" onClick={() => void retry().catch(() => {})}>
      Encore
    </button>
  )
  showLoadFailures(again)

  /** Renders content in a page that catches what it throws. */
  async function render(content: ReactNode): Promise<HTMLElement> {
    const page = document.body.appendChild(document.createElement('main'))
    const root = createRoot(page, { onCaughtError: () => {}, onUncaughtError: () => {} })
    onTestFinished(async () => {
      await act(async () => root.unmount())
      page.remove()
    })
    await act(async () => root.render(content))
    return page
  }
  const failingOnce = () =>
    lazyValue(vi.fn(async () => 'Le panneau').mockRejectedValueOnce(new TypeError('Failed to fetch')))

  it('says so once there are words for it, when it failed before', async () => {
    showLoadFailures(() => null)
    const page = await render(<Loaded value={failingOnce()}>{(content) => <p>{content}</p>}</Loaded>)
    expect(page.textContent).toBe('')
    await act(async () => showLoadFailures(again))
    expect(page.textContent).toBe('Encore')
  })

  it('leaves the rest of the page, says so once for all parts of a kind, and loads them with one press', async () => {
    const value = failingOnce()
    const part = <Loaded value={value}>{(content) => <p>{content}</p>}</Loaded>
    const page = await render([<p key="0">Voisin</p>, <i key="1">{part}</i>, <i key="2">{part}</i>])
    expect(page.textContent).toBe('VoisinEncore')
    await press(findPressable(page, 'Encore'))
    expect(page.textContent).toBe('VoisinLe panneauLe panneau')
  })

  it('is loaded by itself when the network is back', async () => {
    const page = await render(<Loaded value={failingOnce()}>{(content) => content}</Loaded>)
    expect(page.textContent).toBe('Encore')
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(page.textContent).toBe('Le panneau')
  })

  it('shows what its page has for it', async () => {
    const page = await render(
      <Loaded value={failingOnce()} failure={() => <a href="/plain">Lien</a>}>
        {(content) => content}
      </Loaded>,
    )
    expect(page.textContent).toBe('Lien')
  })

  it('leaves a part that throws to the page', async () => {
    await expect(render(<Loaded value={eager(Broken)}>{(Part) => <Part />}</Loaded>)).rejects.toThrow('broken')
  })
})
