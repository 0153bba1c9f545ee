import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hydrateBlocks } from '../../helpers/renderer/hydrateBlocks'
import { mockMedia } from '../../helpers/renderer/media'
import { find, findPressable, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const images = ['un', 'deux', 'trois'].map((name) => ({
  src: `${name}.svg`,
  alt: `Vue ${name}`,
  width: 1600,
  height: 900,
}))
const banner = (data: object = {}) => ({ type: 'banner', data: { format: 'medium', images, ...data } })

/** Number of the slide that is shown, from 1. */
const shown = (page: Element) =>
  [...page.querySelectorAll('[aria-label^="Afficher l’image"]')].findIndex((dot) => dot.hasAttribute('aria-current')) +
  1
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

let calm = false
beforeEach(() => {
  calm = false
  vi.useFakeTimers()
  mockMedia(() => calm)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a banner', () => {
  it.each([
    ['small', 306],
    ['medium', 612],
    ['large', 918],
  ])('of format %s has a height relative to its width', async (format, height) => {
    const { page } = await renderBlocks([banner({ format })])
    expect([find(page, 'img').getAttribute('width'), find(page, 'img').getAttribute('height')]).toEqual([
      '1224',
      String(height),
    ])
  })

  it('is asked for at the width of its column', async () => {
    const { page } = await renderBlocks([banner()])
    expect(find(page, 'img').getAttribute('sizes')).toBe('(min-width: 79.5em) 1224px, calc(100vw - 32px)')
  })

  it('loads its first picture at once and the others lazily', async () => {
    const { page } = await renderBlocks([banner()])
    expect([...page.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
    ])
  })

  it('advances every 5 seconds and wraps around', async () => {
    const { page } = await renderBlocks([banner()])
    const seen = [shown(page)]
    for (let turn = 0; turn < 3; turn++) {
      await wait(5000)
      seen.push(shown(page))
    }
    expect(seen).toEqual([1, 2, 3, 1])
  })

  it('advances after its own delay', async () => {
    const { page } = await renderBlocks([banner({ delay: 1500 })])
    await wait(1499)
    expect(shown(page)).toBe(1)
    await wait(1)
    expect(shown(page)).toBe(2)
  })

  it('never advances by itself under reduced motion', async () => {
    calm = true
    const { page } = await renderBlocks([banner()])
    await wait(60_000)
    expect(shown(page)).toBe(1)
  })

  it.each([
    ['the pointer', 'pointerover', 'pointerout'],
    ['the focus', 'focusin', 'focusout'],
  ])('pauses while %s is on it', async (_, enter, leave) => {
    const { page } = await renderBlocks([banner()])
    const inside = findPressable(page, 'Image suivante')
    await act(async () => inside.dispatchEvent(new Event(enter, { bubbles: true })))
    await wait(20_000)
    expect(shown(page)).toBe(1)
    await act(async () => inside.dispatchEvent(new Event(leave, { bubbles: true })))
    await wait(5000)
    expect(shown(page)).toBe(2)
  })

  it('stops and resumes when its button is pressed', async () => {
    const { page } = await renderBlocks([banner()])
    await press(findPressable(page, 'Arrêter le défilement'))
    await wait(20_000)
    expect(shown(page)).toBe(1)
    await press(findPressable(page, 'Reprendre le défilement'))
    await wait(5000)
    expect(shown(page)).toBe(2)
  })

  it('goes to the previous, the next and any picture by named buttons', async () => {
    const { page } = await renderBlocks([banner()])
    await press(findPressable(page, 'Image précédente'))
    expect(shown(page)).toBe(3)
    await press(findPressable(page, 'Image suivante'))
    expect(shown(page)).toBe(1)
    await press(findPressable(page, 'Afficher l’image 2 sur 3'))
    expect(shown(page)).toBe(2)
  })

  it('lets the keyboard reach the picture in view only', async () => {
    const { page } = await renderBlocks([banner()])
    const inert = () =>
      [...page.querySelectorAll('[role=group][aria-label^="Image "]')].map((slide) => slide.hasAttribute('inert'))
    expect(inert()).toEqual([false, true, true])
    await press(findPressable(page, 'Image suivante'))
    expect(inert()).toEqual([true, false, true])
  })

  it('leaves every picture within reach without a script', async () => {
    vi.useRealTimers()
    expect.assertions(1)
    await hydrateBlocks([banner()], (page) => expect(page.querySelector('[inert]')).toBeNull())
  })

  it('follows a swipe, and wraps around past the last picture', async () => {
    const { page } = await renderBlocks([banner()])
    const track = find(page, '[role=group][aria-label^="Image 1"]').parentElement
    if (!track) throw new Error('no track')
    Object.defineProperties(track, { clientWidth: { value: 400 }, scrollWidth: { value: 1200 } })
    track.scrollLeft = 800
    await act(async () => track.dispatchEvent(new Event('scroll')))
    expect(shown(page)).toBe(3)
    const touch = (type: string, x: number) => {
      const points = [{ clientX: x }]
      return act(async () =>
        track.dispatchEvent(
          Object.assign(new Event(type, { bubbles: true }), { touches: points, changedTouches: points }),
        ),
      )
    }
    await touch('touchstart', 300)
    await touch('touchend', 100)
    expect(shown(page)).toBe(1)
  })

  it('has no controls and never advances with one picture', async () => {
    const { page } = await renderBlocks([banner({ images: images.slice(0, 1), noZoom: true })])
    expect(page.querySelectorAll('button')).toHaveLength(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('shows a count instead of dots for many pictures', async () => {
    const { page } = await renderBlocks([banner({ images: [...images, ...images, ...images] })])
    expect(text(page)).toContain('1 / 9')
  })

  it('is a link where a picture has an action', async () => {
    const action = { handler: 'navigation', data: { path: '/contenu/marche' } }
    const { page } = await renderBlocks([banner({ images: [{ ...images[0], action, copyright: 'Ville' }] })])
    expect(find(page, 'a').getAttribute('href')).toBe('/montclair/contenu/marche')
    expect(text(find(page, 'small'))).toBe('© Ville')
  })
})

describe('the zoom', () => {
  const open = async (data: object = {}) => {
    vi.useRealTimers()
    const { page } = await renderBlocks([banner(data)])
    const opener = findPressable(page, 'Agrandir l’image : Vue un')
    await act(async () => opener.focus())
    await press(opener)
    await act(async () => {
      await import('../../../renderer/blocks/banner/Zoom')
    })
    return { page, opener, dialog: find(page, 'dialog') }
  }

  it('stops the page from scrolling until it is closed, and restores the focus', async () => {
    const { page, opener, dialog } = await open()
    expect(dialog.hasAttribute('open')).toBe(true)
    expect(document.documentElement.dataset.scroll).toMatch(/^locked/)
    await press(findPressable(dialog, 'Fermer'))
    expect(page.querySelector('dialog')).toBeNull()
    expect(document.documentElement.dataset.scroll).toBeUndefined()
    expect(document.activeElement).toBe(opener)
  })

  it('closes on Escape', async () => {
    const { page, dialog } = await open()
    await act(async () => dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
    expect(page.querySelector('dialog')).toBeNull()
  })

  it('zooms from 1 to 4 in steps of 0.01', async () => {
    const { dialog } = await open()
    const range = find(dialog, 'input[type=range]')
    const limits = ['min', 'max', 'step', 'value'].map((name) => range.getAttribute(name))
    expect(limits).toEqual(['1', '4', '0.01', '1'])
    for (let turn = 0; turn < 10; turn++) await press(findPressable(dialog, 'Zoom avant'))
    expect(range).toHaveProperty('value', '4')
    for (let turn = 0; turn < 10; turn++) await press(findPressable(dialog, 'Zoom arrière'))
    expect(range).toHaveProperty('value', '1')
  })

  it('shows every picture, each unzoomed at first, and wraps around', async () => {
    const { dialog } = await open()
    await press(findPressable(dialog, 'Zoom avant'))
    await press(findPressable(dialog, 'Image suivante'))
    expect(find(dialog, 'img').getAttribute('alt')).toBe('Vue deux')
    expect(text(find(dialog, 'h2'))).toBe('Vue deux')
    expect(find(dialog, 'input[type=range]')).toHaveProperty('value', '1')
    expect(text(find(dialog, '[role=status]'))).toBe('Image 2 sur 3')
    await press(findPressable(dialog, 'Image précédente'))
    await press(findPressable(dialog, 'Image précédente'))
    expect(find(dialog, 'img').getAttribute('alt')).toBe('Vue trois')
  })

  it('changes the picture by arrow keys while the picture fits', async () => {
    const { dialog } = await open()
    const view = find(dialog, '[role=group]')
    const key = (name: string) =>
      act(async () => view.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })))
    await key('ArrowRight')
    expect(find(dialog, 'img').getAttribute('alt')).toBe('Vue deux')
    await press(findPressable(dialog, 'Zoom avant'))
    await key('ArrowLeft')
    expect(find(dialog, 'img').getAttribute('alt')).toBe('Vue deux')
  })

  it('has no previous and next for a single picture, and shows its credit', async () => {
    const { dialog } = await open({ images: [{ ...images[0], copyright: 'Ville de Montclair' }] })
    expect(text(dialog)).not.toContain('sur 1')
    expect(dialog.querySelector('[aria-label="Image suivante"]')).toBeNull()
    expect(text(find(dialog, 'small'))).toBe('© Ville de Montclair')
  })

  it('is not offered when the banner forbids it', async () => {
    const { page } = await renderBlocks([banner({ noZoom: true })])
    expect(text(page)).not.toContain('Agrandir')
  })
})
