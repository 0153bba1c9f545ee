// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetTime, learnTime, timeLeft } from '../../../src/portal/pages/serverTime'
import { forgetSlot } from '../../../src/portal/services/appointments/booking/heldSlot'
import { fill } from '../../helpers/renderer/fill'
import { waitUntil } from '../../helpers/waitUntil'
import { type Answers, backEnd } from '../answers'
import { click, visit } from '../visit'
import { addresses, answers, hold } from './town'

beforeEach(() => {
  sessionStorage.clear()
  forgetTime()
  forgetSlot()
})

const heldFor = (minutes: number) => ({
  now: '2027-03-10T09:00:00.000Z',
  until: new Date(Date.UTC(2027, 2, 10, 9, minutes)).toISOString(),
})

describe('the time that a hold still lasts', () => {
  afterEach(() => vi.useRealTimers())

  it('runs by the clock of the server, whatever the device says', () => {
    vi.useFakeTimers({ now: new Date('2031-01-01T00:00:00Z') })
    const answer = heldFor(10)
    learnTime(answer)
    expect(timeLeft(answer)).toBe(600_000)
    vi.setSystemTime(new Date('2001-01-01T00:00:00Z'))
    vi.advanceTimersByTime(60_000)
    expect(Math.round(timeLeft(answer) / 1000)).toBe(540)
    vi.advanceTimersByTime(600_000)
    expect(timeLeft(answer)).toBe(0)
  })

  it('does not grow again when an answer is read that a cache kept', () => {
    vi.useFakeTimers()
    const answer = heldFor(10)
    learnTime(answer)
    vi.advanceTimersByTime(300_000)
    learnTime(answer)
    expect(Math.round(timeLeft(answer) / 1000)).toBe(300)
  })
})

/** Opens a step with a hold of some minutes. `writes` are the calls that change something. */
async function open(minutes: number, more: Answers = {}) {
  const all = { ...answers, ...more, '/holds/h1': { ...hold, ...heldFor(minutes) } }
  const server = backEnd(all)
  await visit(addresses.fill, all, server.fetch)
  const writes = () =>
    server.calls.flatMap(({ path, init }) => ((init?.method ?? 'GET') === 'GET' ? [] : [`${init?.method} ${path}`]))
  const said = () =>
    server.calls.flatMap(({ path, init }) =>
      path.endsWith('/h1/presence') ? [JSON.parse(String(init?.body)).isOpen] : [],
    )
  return {
    writes,
    said,
    statuses: () => [...document.querySelectorAll('main [role=status]')].map((each) => each.textContent),
  }
}

const timer = () => document.querySelector('main [role=timer]')?.textContent

describe('a held slot', () => {
  it('is counted down, and its end is announced two minutes before', async () => {
    const { statuses } = await open(2)
    expect(timer()).toMatch(/^Encore [12] min \d+ s$/)
    await waitUntil(() => expect(statuses()).toContain('Ce moment n’est plus réservé que pour deux minutes.'))
    expect((await open(10)).statuses().join('')).toBe('')
  })

  it('that has ended says so in the modal, which leads to another time', async () => {
    await open(0)
    await waitUntil(() => expect(document.querySelector('dialog h2')?.textContent).toBe('Temps écoulé !'))
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('dialog button')]
    await act(async () => buttons.find(({ textContent }) => textContent === 'Choisir un moment')?.click())
    await waitUntil(() => expect(window.location.pathname).toBe('/valbeau/rendez-vous/choisir'))
  })

  it('is given back when the visitor leaves, but not from step to step', async () => {
    const { writes } = await open(10)
    const before = writes()
    await click('main a[href*="/rendez-vous/choisir"]')
    await waitUntil(() => expect(document.querySelector('h1')?.textContent).toBe('Passeport'))
    expect(writes()).toEqual(before)
    await act(async () => window.history.back())
    await waitUntil(() => expect(document.querySelector('h1')?.textContent).toBe('Vos coordonnées'))
    expect(writes()).toEqual(before)
    const link = document.createElement('a')
    link.href = '/valbeau/rendez-vous'
    document.body.append(link)
    await act(async () => link.click())
    await waitUntil(() => expect(writes()).toEqual([...before, 'DELETE /reservation-service/api/v1/web/holds/h1']))
  })

  it('says that its page is closed, and that it is open again', async () => {
    const { said } = await open(10)
    await waitUntil(() => expect(said()).toEqual([true]))
    window.dispatchEvent(new Event('pagehide'))
    await waitUntil(() => expect(said()).toEqual([true, false]))
    const shownAgain = Object.assign(new Event('pageshow'), { persisted: true })
    window.dispatchEvent(shownAgain)
    await waitUntil(() => expect(said()).toEqual([true, false, true]))
  })

  it('keeps what was typed when the page is opened again', async () => {
    await open(10)
    const name = () => document.querySelector<HTMLInputElement>('[name=name]') ?? expect.fail('There is no field.')
    await fill(name(), 'Bruno Petit')
    window.dispatchEvent(new Event('pagehide'))
    await open(10)
    await waitUntil(() => expect(name().value).toBe('Bruno Petit'))
  })
})
