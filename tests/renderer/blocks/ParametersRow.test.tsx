import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Outcome } from '../../../renderer/actions/outcome'
import type { Host } from '../../../renderer/engine/HostContext'
import { find, findPressable, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const row = (data: object = {}, more: object = {}) => ({
  type: 'parameters-row',
  data: {
    uid: 'agenda',
    favoriteUid: '42',
    type: 'publication',
    title: 'Agenda',
    notifiable: true,
    deletable: true,
    ...data,
  },
  ...more,
})
const favourites = { path: '/favoris/parametres', search: '', route: 'cardName-favoris-parametres' }
const settings = { path: '/parametres', search: '', route: 'cardName-parametres' }
const done: Outcome = { status: 'done', value: undefined }
const bell = (page: Element) => findPressable(page, 'Notifications de « Agenda »')
const remove = (page: Element) => findPressable(page, 'Retirer « Agenda »')
const isOn = (page: Element) => bell(page).getAttribute('aria-pressed') === 'true'

function recorder() {
  const ran: unknown[] = []
  const run: Host['run'] = async (action) => {
    ran.push(action)
    return done
  }
  return { ran, run }
}

describe('the actions of a row', () => {
  it.each([
    ['a widget', settings, 'widget/agenda'],
    ['a favourite', favourites, 'favorite/publication/42'],
  ])('of %s: notifications on and off', async (_, address, path) => {
    const { ran, run } = recorder()
    const { page } = await renderBlocks([row()], { run }, address)
    await press(bell(page))
    await press(bell(page))
    expect(ran).toEqual([
      { handler: 'add_notification', data: { path: `${path}/true` } },
      { handler: 'remove_notification', data: { path: `${path}/false` } },
    ])
  })

  it.each([
    ['a widget', settings, { handler: 'remove_widget', data: { path: 'agenda' } }],
    ['a favourite', favourites, { handler: 'remove_fav', data: { path: 'publication/42' } }],
    [
      'a row on a page without a route name',
      { path: '/', search: '' },
      { handler: 'remove_widget', data: { path: 'agenda' } },
    ],
  ])('of %s: its removal', async (_, address, action) => {
    const { ran, run } = recorder()
    const { page } = await renderBlocks([row()], { run }, address)
    await press(remove(page))
    expect(ran).toEqual([action])
  })

  it('are valid for any uid', async () => {
    const { ran, run } = recorder()
    const odd = row({ uid: 'a/b?c#d é', favoriteUid: '../../42', type: 'x y' })
    for (const address of [settings, favourites]) {
      const { page, host } = await renderBlocks([odd], { run }, address)
      await press(bell(page))
      await press(remove(page))
      expect(ran.splice(0).flatMap((action) => host.engine.validateAction(action).issues)).toEqual([])
    }
  })

  it('are missing for a favourite without its own uid', async () => {
    const { page } = await renderBlocks([row({ favoriteUid: undefined })].map(plain), {}, favourites)
    expect(page.querySelector('button')).toBeNull()
  })
})

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('the content of a row', () => {
  it.each([
    ['the bell only if it can notify', { notifiable: false }, ['Retirer « Agenda »']],
    ['removal only if it can be removed', { deletable: false }, ['Notifications de « Agenda »']],
    ['no buttons if nothing can be set', { notifiable: false, deletable: false }, []],
  ])('includes %s', async (_, data, names) => {
    const { page } = await renderBlocks([row(data)])
    const shown = [...page.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))
    expect(shown.map((name) => name?.replace(/\s/g, ' '))).toEqual(names)
  })

  it('includes settings only if it has an action for them', async () => {
    const configuration = { handler: 'navigation', data: { path: '/parametres/agenda' } }
    const { ran, run } = recorder()
    const { page } = await renderBlocks([row({ configuration })], { run })
    await press(findPressable(page, 'Régler « Agenda »'))
    expect(ran).toEqual([configuration])
  })

  it('includes a picture of 46 by 46, and of 92 by 92 for dense displays', async () => {
    const { page } = await renderBlocks([row({ image: { src: 'kiosque.svg', alt: '' }, icon: 'music' })])
    const image = find(page, 'img')
    expect(['width', 'height', 'srcset'].map((name) => image.getAttribute(name))).toEqual([
      '46',
      '46',
      '/resize/46x46/kiosque.svg 1x, /resize/92x92/kiosque.svg 2x',
    ])
  })

  it('includes its icon in its colour, and none for an unknown name', async () => {
    const { page } = await renderBlocks([row({ icon: 'music', iconColor: '#7a2e8e' })])
    expect(find(page, '[style]').style.getPropertyValue('--tint')).toBe('#7a2e8e')
    const { page: other } = await renderBlocks([row({ icon: 'licorne' })])
    expect(other.querySelectorAll('svg')).toHaveLength(2)
  })

  it('includes its title as its link', async () => {
    const action = { handler: 'navigation', data: { path: '/evenements' } }
    const { page } = await renderBlocks([row({}, { action })])
    expect(findPressable(page, 'Agenda').getAttribute('href')).toBe('/montclair/evenements')
  })
})

describe('the bell', () => {
  function pending() {
    const ends: ((outcome: Outcome) => void)[] = []
    const run = vi.fn<Host['run']>(() => new Promise<Outcome>((resolve) => ends.push(resolve)))
    return { run, end: (outcome: Outcome) => act(async () => ends.shift()?.(outcome)) }
  }
  function signals() {
    const listeners: Record<string, (data: unknown) => void> = {}
    const listen: Host['on'] = (event, listener) => {
      listeners[event] = listener
      return () => {}
    }
    return { listen, toggle: (data: unknown) => act(async () => listeners.toggle?.(data)) }
  }

  it.each([true, false])('starts with its value: %s', async (notificationsEnabled) => {
    const { page } = await renderBlocks([row({ notificationsEnabled })])
    expect(isOn(page)).toBe(notificationsEnabled)
  })

  it('switches at once and is busy, and ignores presses meanwhile', async () => {
    const { run, end } = pending()
    const { page } = await renderBlocks([row()], { run })
    await press(bell(page))
    expect(isOn(page)).toBe(true)
    expect(bell(page).getAttribute('aria-disabled')).toBe('true')
    expect(text(find(bell(page), '[role=status]'))).toBe('Enregistrement…')
    await press(bell(page))
    expect(run).toHaveBeenCalledTimes(1)
    await end(done)
    expect(run).toHaveBeenCalledTimes(1)
    expect(isOn(page)).toBe(true)
    expect(bell(page).hasAttribute('aria-disabled')).toBe(false)
  })

  it.each([
    ['succeeds', done],
    ['fails', { status: 'failed', error: new Error('offline') } as const],
  ])('is followed by a removal pressed meanwhile when it %s', async (_, outcome) => {
    const { run, end } = pending()
    const { page } = await renderBlocks([row()], { run })
    await press(bell(page))
    await press(remove(page))
    await press(remove(page))
    expect(run).toHaveBeenCalledTimes(1)
    expect(remove(page).getAttribute('aria-disabled')).toBe('true')
    await end(outcome)
    expect(bell(page).hasAttribute('aria-disabled')).toBe(false)
    await end(done)
    expect(run.mock.calls.map(([action]) => action.handler)).toEqual(['add_notification', 'remove_widget'])
    expect(remove(page).hasAttribute('aria-disabled')).toBe(false)
  })

  it('switches back when the action fails, and says so', async () => {
    const { run, end } = pending()
    const { page } = await renderBlocks([row({ notificationsEnabled: true })], { run })
    await press(bell(page))
    await end({ status: 'failed', error: new Error('offline') })
    expect(isOn(page)).toBe(true)
    expect(text(find(page, '[role=alert]'))).toContain('Une erreur est survenue')
    await press(bell(page))
    expect(page.querySelector('[role=alert]')).toBeNull()
  })

  it.each(['agenda', '42'])('switches on a toggle event of %s', async (uid) => {
    const { listen, toggle } = signals()
    const { page } = await renderBlocks([row()], { on: listen })
    await toggle(uid)
    expect(isOn(page)).toBe(true)
    await toggle({ uid })
    expect(isOn(page)).toBe(false)
    await toggle({ uid, enabled: false })
    expect(isOn(page)).toBe(false)
  })

  it.each(['autre', undefined, null, {}, 42])('ignores a toggle event of %j', async (data) => {
    const { listen, toggle } = signals()
    const { page } = await renderBlocks([row({ favoriteUid: undefined })].map(plain), { on: listen })
    await toggle(data)
    expect(isOn(page)).toBe(false)
  })

  it('treats a toggle event while its action runs as the response to it', async () => {
    const { listen, toggle } = signals()
    const { run, end } = pending()
    const { page } = await renderBlocks([row()], { run, on: listen })
    await press(bell(page))
    await toggle('agenda')
    await end(done)
    expect(isOn(page)).toBe(true)
  })
})

it('a removal that fails says so and can be retried', async () => {
  const run = vi.fn(async (): Promise<Outcome> => ({ status: 'failed', error: new Error('offline') }))
  const { page } = await renderBlocks([row()], { run })
  await press(remove(page))
  expect(text(find(page, '[role=alert]'))).toContain('Une erreur est survenue')
  await press(remove(page))
  expect(run).toHaveBeenCalledTimes(2)
})
