import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockVisibility } from '../../helpers/renderer/mockVisibility'
import { find, findPressable, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const path = '/bus-service/api/v1/web/stops/marche/departures'
const departure = (line: string, time: string) => ({
  type: 'mobility-cell',
  data: { line, direction: 'Liège', time },
})
const departures = (components: object[], data: object = {}) => ({
  type: 'departures',
  data: { stop: 'Place du Marché', components, ...data },
})
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const now = () => new Date()
const updatedAt = '2026-05-20T14:05:00+02:00'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(updatedAt) })
  mockVisibility()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('the departures of a stop are a list below its name', async () => {
  const { page } = await renderBlocks([departures([departure('48', '14:10'), departure('65', '14:20')])], { now })
  expect(text(find(page, 'h2'))).toBe('Place du Marché')
  expect([...page.querySelectorAll('ul > li')].map(text)).toEqual(['Ligne 48Liège14:10', 'Ligne 65Liège14:20'])
})

it('an invalid departure keeps the others', async () => {
  const { page } = await renderBlocks([departures([{ type: 'mobility-cell', data: {} }, departure('65', '14:20')])], {
    now,
  })
  expect(text(find(page, 'ul'))).toBe('Ligne 65Liège14:20')
})

it('a stop without departures says so', async () => {
  const { page } = await renderBlocks([departures([])], { now })
  expect(text(page)).toContain('Aucun départ')
  expect(page.querySelector('ul')).toBeNull()
})

it.each([
  [updatedAt, 'Mis à jour à 14:05'],
  ['2026-05-19T23:40:00+02:00', 'Mis à jour le 19 mai à 23:40'],
])('a time %s of the last update reads %s', async (known, expected) => {
  const { page } = await renderBlocks([departures([departure('48', '14:10')], { updatedAt: known })], { now })
  expect(text(page)).toContain(expected)
})

it('without a path there is nothing to refresh', async () => {
  const fetchJson = vi.fn()
  const { page } = await renderBlocks([departures([])], { fetchJson, now })
  await pass(300)
  expect(page.querySelector('button')).toBeNull()
  expect(fetchJson).not.toHaveBeenCalled()
})

it('departures are refreshed every minute', async () => {
  const fetchJson = vi.fn(async () => ({
    data: departures([departure('65', '14:20')], { updatedAt: '2026-05-20T14:06:00+02:00' }),
  }))
  const { page } = await renderBlocks([departures([departure('48', '14:10')], { path, updatedAt })], { fetchJson, now })
  await pass(59)
  expect(fetchJson).not.toHaveBeenCalled()
  await pass(1)
  expect(fetchJson).toHaveBeenCalledWith(path, expect.any(AbortSignal))
  expect(text(find(page, 'ul'))).toBe('Ligne 65Liège14:20')
  expect(text(page)).toContain('Mis à jour à 14:06')
  expect(text(find(page, '[role=status]'))).toBe('')
})

it('outdated departures are refreshed at once', async () => {
  const fetchJson = vi.fn(async () => departures([]))
  const known = '2026-05-20T13:05:00+02:00'
  const { page } = await renderBlocks([departures([departure('48', '13:10')], { path, updatedAt: known })], {
    fetchJson,
    now,
  })
  await pass(0)
  expect(text(page)).toContain('Aucun départ')
  expect(text(page)).toContain('Mis à jour à 14:05')
})

it('the button refreshes them now and updates the time', async () => {
  const fetchJson = vi.fn(async () => departures([departure('65', '14:20')], { updatedAt }))
  const { page } = await renderBlocks([departures([departure('48', '14:10')], { path, updatedAt })], { fetchJson, now })
  const button = findPressable(page, 'Actualiser les départs')
  button.focus()
  await press(button)
  expect(text(find(page, 'ul'))).toBe('Ligne 65Liège14:20')
  expect(text(find(page, '[role=status]'))).toBe('Mis à jour à 14:05')
  expect(document.activeElement).toBe(button)
})

it.each([
  ['a failure', () => Promise.reject(new Error('offline'))],
  ['a block of another type', async () => ({ type: 'title', data: { text: 'Bonjour' } })],
])('%s keeps the last departures and says since when', async (_, fetchJson) => {
  const { page } = await renderBlocks([departures([departure('48', '14:10')], { path, updatedAt })], { fetchJson, now })
  await press(findPressable(page, 'Actualiser les départs'))
  expect(text(find(page, 'ul'))).toBe('Ligne 48Liège14:10')
  expect(text(page)).toContain('Pas à jour depuis 14:05')
  expect(text(find(page, '[role=status]'))).toBe('Ces informations n’ont pas pu être chargées.')
})
