import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { HostContext } from '../../../renderer/engine/HostContext'
import { Image } from '../../../renderer/parts/Image'
import { find, renderBlocks } from '../../helpers/renderer/renderBlocks'
import { testHost } from '../../helpers/renderer/testHost'

const host = testHost({
  host: {
    imageUrl: (source, { width, height, crop }) => `/${crop ? 'crop-resize' : 'resize'}/${width}x${height}/${source}`,
  },
})
const markup = (props: Parameters<typeof Image>[0]) =>
  renderToStaticMarkup(
    <HostContext value={host}>
      <Image {...props} />
    </HostContext>,
  )
const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(html)?.[1]

describe('an image', () => {
  it('with a file id is resized to its box and to twice that', () => {
    const html = markup({ image: { src: 'rue.svg', alt: '' }, width: 75, height: 75, crop: true })
    expect(attribute(html, 'src')).toBe('/crop-resize/75x75/rue.svg')
    expect(attribute(html, 'srcset')).toBe('/crop-resize/75x75/rue.svg 1x, /crop-resize/150x150/rue.svg 2x')
  })

  it('keeps its proportions inside its box, and reserves that space', () => {
    const html = markup({ image: { src: 'rue.svg', alt: '', width: 1600, height: 900 }, width: 240, height: 180 })
    expect([attribute(html, 'width'), attribute(html, 'height')]).toEqual(['240', '135'])
  })

  it('as wide as the page has several widths', () => {
    const html = markup({
      image: { src: 'rue.svg', alt: '' },
      width: 400,
      height: 400,
      crop: true,
      widths: [400, 800],
      sizes: '100vw',
    })
    expect(attribute(html, 'srcset')).toBe('/crop-resize/400x400/rue.svg 400w, /crop-resize/800x800/rue.svg 800w')
    expect(attribute(html, 'sizes')).toBe('100vw')
  })

  it.each(['https://images.example.org/rue.jpg', '/resize/10x10/rue.jpg'])('from %s keeps its address', (src) => {
    const html = markup({ image: { src, alt: 'La rue', srcset: '/rue-2.jpg 2x' }, width: 75, height: 75, crop: true })
    expect([attribute(html, 'src'), attribute(html, 'srcset'), attribute(html, 'alt')]).toEqual([
      src,
      '/rue-2.jpg 2x',
      'La rue',
    ])
  })

  it('loads lazily unless it is eager', () => {
    const size = { image: { src: 'rue.svg', alt: '' }, width: 46, height: 46, crop: true } as const
    expect(attribute(markup(size), 'loading')).toBe('lazy')
    expect(attribute(markup({ ...size, eager: true }), 'loading')).toBe('eager')
  })
})

describe('an action link', () => {
  const button = (action: object) => ({ type: 'button', data: { label: 'Suite', action } })
  const elsewhere = { handler: 'redirect', data: { url: 'https://www.example.org/', target: 'blank' } }

  it('to a new tab says so', async () => {
    const { page } = await renderBlocks([button(elsewhere)])
    const link = find(page, 'a')
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    expect(link.textContent).toBe('Suite (nouvel onglet)')
  })

  it('to a download saves the file', async () => {
    const { page } = await renderBlocks([button({ handler: 'download', data: { path: '/collectes.ics' } })])
    expect(find(page, 'a').hasAttribute('download')).toBe(true)
  })

  it('to directions opens the map service of the host in a new tab', async () => {
    const directions = { handler: 'directions', data: { lat: 50.642, lon: 5.791 } }
    const { page } = await renderBlocks([button(directions)], { href: () => 'https://maps.example.org/' })
    const link = find(page, 'a')
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://maps.example.org/',
      '_blank',
      'noopener',
    ])
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('is left to the browser while %s is held', async (key) => {
    const run = vi.fn(async () => ({ status: 'done' as const, value: undefined }))
    const { page } = await renderBlocks([button({ handler: 'navigation', data: { path: '/x' } })], { run })
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true })
    find(page, 'a').dispatchEvent(event)
    expect([event.defaultPrevented, run.mock.calls.length]).toEqual([false, 0])
  })

  it('runs its action on an unmodified click', async () => {
    const { page } = await renderBlocks([button({ handler: 'navigation', data: { path: '/x' } })])
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    await act(async () => find(page, 'a').dispatchEvent(event))
    expect(event.defaultPrevented).toBe(true)
  })
})

it('every icon in the menus of the demo towns exists', async () => {
  const { icons } = await import('../../../renderer/parts/icons')
  const menus = import.meta.glob<unknown>('../../../fixtures/towns/*/menu.json', { eager: true })
  const names = [...JSON.stringify(menus).matchAll(/"icon":"([^"]+)"/g)].map((match) => match[1])
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !Object.hasOwn(icons, name ?? ''))).toEqual([])
})
