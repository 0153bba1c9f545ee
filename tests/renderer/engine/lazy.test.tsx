import { act, createElement, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { eager, Loaded, lazy, lazyValue } from '../../../renderer/engine/lazy'
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
