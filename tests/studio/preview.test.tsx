import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PreviewState } from '../../src/studio/frame/PreviewState'
import type { Told } from '../../src/studio/frame/report'
import { Drawing } from '../../src/studio/preview/Drawing'
import { loadOwnText, loadPieces, loadText } from '../../src/studio/preview/loading'
import { defaults } from '../../src/studio/settings/Settings'
import { find, press, show, until } from './show'

/** Draws a preview as if it stood in a frame of the gallery. */
async function preview(fixture: string, some: Partial<PreviewState> = {}) {
  location.hash = `fixture=${fixture}`
  const { locale } = some.settings ?? defaults
  await Promise.all([loadText(locale), loadOwnText('fr'), loadPieces(fixture)])
  const page = await show(<Drawing state={{ settings: defaults, fixture, language: 'fr', ...some }} />)
  await until(() => page.textContent).not.toBe('…')
  return page
}

const frame = document.createElement('iframe')
let told: Told[] = []
let jumps: string[] = []
frame.addEventListener('preview-told', (event) => {
  if (event instanceof CustomEvent) told.push(event.detail)
})
frame.addEventListener('preview-jump', (event) => {
  if (event instanceof CustomEvent) jumps.push(event.detail)
})

beforeEach(() => {
  told = []
  jumps = []
  Object.defineProperty(window, 'frameElement', { configurable: true, value: frame })
})
afterEach(() => Reflect.deleteProperty(window, 'frameElement'))

const effects = () => told.flatMap((entry) => (entry.kind === 'effect' ? [entry.effect] : []))

describe('a preview', () => {
  it('dresses its document in theme and language', async () => {
    await preview('blocks/title/valid/minimal', { settings: { ...defaults, theme: 'squared', locale: 'nl' } })
    expect(document.documentElement.dataset.theme).toBe('squared')
    expect(document.documentElement.lang).toBe('nl')
  })

  it('draws a changed text in place of the fixture', async () => {
    const text = '{"type":"title","data":{"text":"Marché de Noël"}}'
    const page = await preview('blocks/title/valid/minimal', { text })
    expect(find(page, 'h2').textContent).toBe('Marché de Noël')
  })

  it('draws a card for a broken block, which leads to its place in the whole document', async () => {
    const page = await preview('blocks/group/invalid/nested-text-missing')
    const card = find(page, '[role=group]', 'missing-property')
    await press(find(card, 'button', 'dans le JSON'))
    expect(jumps).toHaveLength(1)
    expect(jumps[0]).toMatch(/^\/data\/components\/\d+\/.*\/data\/text$/)
  })

  it('tells what an action would have done, and does nothing', async () => {
    const page = await preview('actions/navigation/valid/query')
    await press(find(page, 'button', 'Exécuter'))
    await until(() => told.length).toBe(2)
    expect(effects()).toMatchObject([{ effect: 'navigate' }])
    expect(told[1]).toMatchObject({ kind: 'outcome', outcome: { status: 'done' } })
  })

  it('asks a question and follows the answer', async () => {
    const page = await preview('actions/navigation/valid/confirm')
    await press(find(page, 'button', 'Exécuter'))
    await press(find(page, 'dialog button', 'Rester ici'))
    await until(() => told.length).toBe(2)
    expect(effects()).toMatchObject([{ effect: 'confirm' }])
    expect(told[1]).toMatchObject({ outcome: { status: 'cancelled' } })
    expect(page.querySelector('dialog')).toBeNull()
  })

  it('opens modals', async () => {
    const page = await preview('actions/modal/valid/full')
    await press(find(page, 'button', 'Exécuter'))
    expect(find(page, 'dialog').textContent).toContain('Signaler un dépôt sauvage')
    await press(find(page, 'dialog button', 'Annuler'))
    await until(() => page.querySelector('dialog')).toBeNull()
  })

  it('lets calls fail when asked to', async () => {
    const page = await preview('actions/vote/valid/basic', { settings: { ...defaults, calls: 'failed' } })
    await press(find(page, 'button', 'Exécuter'))
    await act(async () => expect.poll(() => told.length, { timeout: 15_000 }).toBe(2))
    expect(told[0]).toMatchObject({ effect: { effect: 'call', method: 'POST' }, error: { name: 'Error' } })
    expect(told[1]).toMatchObject({ outcome: { status: 'failed' } })
  })

  it.each(['{', undefined])('of %j, which is nothing to draw, says so', async (text) => {
    const page = await preview(text === undefined ? 'blocks/none' : 'blocks/title/valid/minimal', { text })
    expect(page.textContent).toContain('not-json')
  })
})
