import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockMedia } from '../../helpers/renderer/media'
import { find, findPressable, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const components = ['un', 'deux', 'trois'].map((word) => ({ type: 'description', data: { text: `Avis ${word}` } }))
const carousel = (list: object[] = components) => ({ type: 'carousel', data: { components: list } })

let width = 375
let calm = false
beforeEach(() => {
  width = 375
  calm = false
  vi.useFakeTimers()
  mockMedia((query) =>
    query.includes('reduced-motion') ? calm : width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1]),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
const shown = (page: Element) =>
  [...page.querySelectorAll('[aria-label^="Afficher l’élément"]')].findIndex((dot) =>
    dot.hasAttribute('aria-current'),
  ) + 1

const isInert = (slide: Element) => slide.hasAttribute('inert')

describe('under 768 pixels a carousel', () => {
  it('is announced as a carousel, with its slides', async () => {
    const { page } = await renderBlocks([carousel()])
    expect(find(page, '[aria-roledescription=carrousel]').getAttribute('aria-label')).toBe('Sélection à faire défiler')
    expect([...page.querySelectorAll('[role=group][aria-label^="Élément"]')].map(text)).toEqual([
      'Avis un',
      'Avis deux',
      'Avis trois',
    ])
  })

  it('advances every 4000 ms and wraps around', async () => {
    const { page } = await renderBlocks([carousel()])
    await wait(3999)
    expect(shown(page)).toBe(1)
    await wait(1)
    expect(shown(page)).toBe(2)
    await wait(4000)
    await wait(4000)
    expect(shown(page)).toBe(1)
  })

  it.each([
    ['the pointer', 'pointerover', 'pointerout'],
    ['the focus', 'focusin', 'focusout'],
  ])('pauses while %s is on it', async (_, enter, leave) => {
    const { page } = await renderBlocks([carousel()])
    const inside = findPressable(page, 'Élément suivant')
    await act(async () => inside.dispatchEvent(new Event(enter, { bubbles: true })))
    await wait(20_000)
    expect(shown(page)).toBe(1)
    await act(async () => inside.dispatchEvent(new Event(leave, { bubbles: true })))
    await wait(4000)
    expect(shown(page)).toBe(2)
  })

  it('pauses while the page is hidden', async () => {
    const { page } = await renderBlocks([carousel()])
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await wait(20_000)
    expect(shown(page)).toBe(1)
    hidden.mockReturnValue(false)
    await wait(4000)
    expect(shown(page)).toBe(2)
  })

  it('stops and resumes when its button is pressed', async () => {
    const { page } = await renderBlocks([carousel()])
    await press(findPressable(page, 'Arrêter le défilement'))
    await wait(20_000)
    expect(shown(page)).toBe(1)
    await press(findPressable(page, 'Reprendre le défilement'))
    await wait(4000)
    expect(shown(page)).toBe(2)
  })

  it('never advances by itself under reduced motion', async () => {
    calm = true
    const { page } = await renderBlocks([carousel()])
    await wait(60_000)
    expect(shown(page)).toBe(1)
  })

  it('goes to the previous, the next and any slide by named buttons', async () => {
    const { page } = await renderBlocks([carousel()])
    await press(findPressable(page, 'Élément précédent'))
    expect(shown(page)).toBe(3)
    await press(findPressable(page, 'Afficher l’élément 2 sur 3'))
    expect(shown(page)).toBe(2)
    await press(findPressable(page, 'Élément suivant'))
    expect(shown(page)).toBe(3)
  })

  it('lets the keyboard reach the slide in view only, as it scrolls', async () => {
    const { page } = await renderBlocks([carousel()])
    const inert = () => [...page.querySelectorAll('[role=group][aria-label^="Élément"]')].map(isInert)
    expect(inert()).toEqual([false, true, true])
    await press(findPressable(page, 'Élément suivant'))
    expect(inert()).toEqual([true, false, true])
    const track = find(page, '[role=group][aria-label^="Élément"]').parentElement
    if (!track) throw new Error('no track')
    Object.defineProperties(track, { clientWidth: { value: 400 }, scrollWidth: { value: 1200 } })
    for (const left of [400, 800]) {
      track.scrollLeft = left
      await act(async () => track.dispatchEvent(new Event('scroll')))
    }
    expect(inert()).toEqual([true, true, false])
  })

  it('of one block has no controls and is not announced as a carousel', async () => {
    const { page } = await renderBlocks([carousel(components.slice(0, 1))])
    expect(page.querySelector('button')).toBeNull()
    expect(page.querySelector('[aria-roledescription]')).toBeNull()
  })
})

it.each([768, 1280])('at %i pixels it is a plain row that never advances', async (at) => {
  width = at
  const { page } = await renderBlocks([carousel()])
  await wait(60_000)
  expect(shown(page)).toBe(1)
  expect(page.querySelector('[role=group], [inert]')).toBeNull()
  expect(text(page)).toContain('Avis unAvis deuxAvis trois')
})
