import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockVisibility } from '../../helpers/renderer/mockVisibility'
import { find, findPressable, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const path = '/core-service/api/v1/web/portal/montclair/blocks/parkings'
const value = (shown: string) => ({ type: 'label-cell', data: { label: 'Gare', value: shown } })
const cell = (data: object = {}, more: object = {}) => ({ type: 'dynamic-cell', data: { path, ...data }, ...more })

/** A mock that gives its answers in turn and repeats the last one; it rejects with an answer that is an error. */
const answering = (...answers: unknown[]) =>
  vi.fn(async (_path: string, _signal?: AbortSignal) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return structuredClone(answer)
  })

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const now = () => new Date()
let visibility: ReturnType<typeof mockVisibility>

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-20T14:05:00+02:00') })
  visibility = mockVisibility()
})

afterEach(async () => {
  await visibility.setPageVisible(true)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('replaces the placeholder with the fetched block', async () => {
  const fetchJson = answering(value('12'))
  const { page } = await renderBlocks([cell({ title: 'Parkings', placeholder: value('–') })], { fetchJson, now })
  await pass(0)
  expect(text(page)).toBe('ParkingsGare12')
  expect(fetchJson).toHaveBeenCalledWith(path, expect.any(AbortSignal))
})

it('shows the placeholder while loading', async () => {
  const { page } = await renderBlocks([cell({ placeholder: value('–') })], {
    fetchJson: () => new Promise(() => {}),
    now,
  })
  expect(text(page)).toBe('Gare–')
})

it('accepts the block itself or in `data`', async () => {
  const { page } = await renderBlocks([cell()], { fetchJson: answering({ data: value('12') }), now })
  await pass(0)
  expect(text(page)).toBe('Gare12')
})

it('fetches once without an interval', async () => {
  const fetchJson = answering(value('12'))
  await renderBlocks([cell()], { fetchJson, now })
  await pass(3600)
  expect(fetchJson).toHaveBeenCalledTimes(1)
})

it('refetches after each interval, and keeps unchanged blocks', async () => {
  const fetchJson = answering(value('12'), value('12'), value('11'))
  const { page } = await renderBlocks([cell({ interval: 15 })], { fetchJson, now })
  await pass(0)
  const shownValue = find(page, 'b')
  await pass(14.9)
  expect(fetchJson).toHaveBeenCalledTimes(1)
  await pass(0.2)
  expect(fetchJson).toHaveBeenCalledTimes(2)
  await pass(15)
  expect(find(page, 'b')).toBe(shownValue)
  expect(text(shownValue)).toBe('11')
})

it('waits for the interval when the placeholder is current, and fetches at once when it is older', async () => {
  const placeholder = value('12')
  for (const [updatedAt, callsAtOnce] of [
    ['2026-05-20T14:05:00+02:00', 0],
    ['2026-05-20T14:04:00+02:00', 1],
  ] as const) {
    const fetchJson = answering(value('11'))
    await renderBlocks([cell({ interval: 15, placeholder, updatedAt })], { fetchJson, now })
    await pass(0)
    expect(fetchJson).toHaveBeenCalledTimes(callsAtOnce)
    if (callsAtOnce === 0) await pass(15)
    expect(fetchJson).toHaveBeenCalledTimes(1)
    vi.setSystemTime(new Date('2026-05-20T14:05:00+02:00'))
  }
})

it('shows a placeholder that is newer than the fetched block', async () => {
  const { page, show } = await renderBlocks(
    [cell({ interval: 15, placeholder: value('12'), updatedAt: '2026-05-20T14:04:00+02:00' })],
    { fetchJson: answering(value('11')), now },
  )
  await pass(0)
  expect(text(page)).toBe('Gare11')
  await show([cell({ interval: 15, placeholder: value('9'), updatedAt: '2026-05-20T14:05:00+02:00' })])
  expect(text(page)).toBe('Gare9')
})

it('keeps the focus on an unchanged element', async () => {
  const action = { handler: 'navigation', data: { path: '/contenu/parkings' } }
  const fetchJson = answering({ ...value('12'), action }, { ...value('11'), action })
  const { page } = await renderBlocks([cell({ interval: 15 })], { fetchJson, now })
  await pass(0)
  const link = find(page, 'a')
  link.focus()
  await pass(15)
  expect(text(page)).toBe('Gare11')
  expect(document.activeElement).toBe(link)
})

it('keeps the focus in the cell when the focused element disappears', async () => {
  const button = { type: 'button', data: { label: 'Voter', action: { handler: 'back' } } }
  const { page } = await renderBlocks([cell({ interval: 15 })], { fetchJson: answering(button, value('11')), now })
  await pass(0)
  find(page, 'button').focus()
  await pass(15)
  expect(document.activeElement?.textContent).toBe('Gare11')
})

it('keeps the last block on failure, and says since when', async () => {
  const fetchJson = answering(value('12'), new Error('offline'), value('9'))
  const { page } = await renderBlocks([cell({ interval: 60 })], { fetchJson, now })
  await pass(0)
  await pass(60)
  expect(text(page)).toBe('Gare12Pas à jour depuis 14:05Réessayer')
  expect(page.querySelector('[role=alert], [role=status]')).toBeNull()
  await press(findPressable(page, 'Réessayer'))
  expect(text(page)).toBe('Gare9')
})

it('keeps the placeholder when the first call fails, and says so', async () => {
  const { page } = await renderBlocks([cell({ placeholder: value('–') })], {
    fetchJson: answering(new Error('404')),
    now,
  })
  await pass(0)
  expect(text(page)).toBe('Gare–Ces informations n’ont pas pu être chargées.Réessayer')
})

it.each([
  ['null', null],
  ['a string', 'bientôt'],
  ['an unknown type', { type: 'inconnu', data: {} }],
  ['an invalid block', { type: 'label-cell', data: { label: 'Gare' } }],
  ['an error', { error: { status: 500 } }],
])('survives an answer that is %s', async (_, answer) => {
  const { page } = await renderBlocks([cell({ interval: 15 })], { fetchJson: answering(value('12'), answer), now })
  await pass(0)
  await pass(15)
  expect(text(page)).toBe('Gare12Pas à jour depuis 14:05Réessayer')
})

it('renders the fallback of an unknown block', async () => {
  const answer = { type: 'inconnu', data: {}, fallback: value('3') }
  const { page } = await renderBlocks([cell()], { fetchJson: answering(answer), now })
  await pass(0)
  expect(text(page)).toBe('Gare3')
})

it('doubles the pause after each failure', async () => {
  const fetchJson = answering(new Error('offline'))
  await renderBlocks([cell({ interval: 15 })], { fetchJson, now })
  await pass(0)
  await pass(15)
  expect(fetchJson).toHaveBeenCalledTimes(2)
  await pass(29)
  expect(fetchJson).toHaveBeenCalledTimes(2)
  await pass(1)
  expect(fetchJson).toHaveBeenCalledTimes(3)
})

it('refetches as soon as the network is back', async () => {
  const fetchJson = answering(new Error('offline'), value('12'))
  const { page } = await renderBlocks([cell({ interval: 600 })], { fetchJson, now })
  await pass(0)
  await act(async () => {
    window.dispatchEvent(new Event('online'))
  })
  expect(text(page)).toBe('Gare12')
})

it('fetches nothing while the page is hidden, and catches up when it is visible', async () => {
  const fetchJson = answering(value('12'), value('11'))
  const { page } = await renderBlocks([cell({ interval: 15 })], { fetchJson, now })
  await pass(0)
  await visibility.setPageVisible(false)
  await pass(300)
  expect(fetchJson).toHaveBeenCalledTimes(1)
  await visibility.setPageVisible(true)
  expect(text(page)).toBe('Gare11')
})

it('fetches nothing outside the viewport, and catches up when it is visible', async () => {
  const fetchJson = answering(value('12'), value('11'))
  const { page } = await renderBlocks([cell({ interval: 15 })], { fetchJson, now })
  await pass(0)
  await visibility.setInViewport(false)
  await pass(300)
  expect(fetchJson).toHaveBeenCalledTimes(1)
  await visibility.setInViewport(true)
  expect(text(page)).toBe('Gare11')
})

it('aborts its call when it unmounts', async () => {
  const fetchJson = vi.fn((_path: string, _signal?: AbortSignal) => new Promise(() => {}))
  const { show } = await renderBlocks([cell({ interval: 15 })], { fetchJson, now })
  await pass(0)
  await show([])
  expect(fetchJson.mock.calls[0]?.[1]?.aborted).toBe(true)
  await pass(60)
  expect(fetchJson).toHaveBeenCalledTimes(1)
})

it('is refetched by a reload action with its id', async () => {
  const fetchJson = answering(value('12'), value('11'))
  const { page, host } = await renderBlocks([cell({}, { id: 'parkings' })], { fetchJson, now })
  await pass(0)
  await act(async () => {
    expect(await host.engine.reload('parkings')).toBe(true)
  })
  expect(text(page)).toBe('Gare11')
  expect(host.engine.reload('autre')).toBeUndefined()
})

it('fetches nothing when nested in itself', async () => {
  const fetchJson = answering(cell({ placeholder: value('12') }))
  const { page } = await renderBlocks([cell()], { fetchJson, now })
  await pass(0)
  expect(text(page)).toBe('Gare12')
  expect(fetchJson).toHaveBeenCalledTimes(1)
})
