import { expect, it, vi } from 'vitest'
import { find, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const action = { handler: 'navigation', data: { path: '/publication/42' } }
const cell = (data: object, more: object = {}) => ({
  type: 'content-cell',
  data: { title: 'Travaux rue Haute', ...data },
  ...more,
})

it('a card has one link, its title, and runs its action', async () => {
  const run = vi.fn(async () => ({ status: 'done' as const, value: undefined }))
  const { page } = await renderBlocks([cell({ description: { text: 'Circulation alternée.' } }, { action })], { run })
  expect(page.querySelectorAll('a')).toHaveLength(1)
  const link = find(page, 'h2 > a')
  expect([text(link), link.getAttribute('href')]).toEqual(['Travaux rue Haute', '/montclair/publication/42'])
  await press(link)
  expect(run).toHaveBeenCalledWith(action, expect.objectContaining({ type: 'content-cell' }))
})

it('a card without an action cannot be pressed', async () => {
  const { page } = await renderBlocks([cell({})])
  expect(page.querySelector('a, button, [data-pressable]')).toBeNull()
})

it('a publication shows its date of publication', async () => {
  const { page } = await renderBlocks([cell({ dataType: 'publication', date: '2026-03-14T23:30:00+01:00' })])
  expect(text(find(page, 'time'))).toBe('14 mars 2026')
})

it('an event shows day and time in the town’s time zone, and a badge with its day', async () => {
  const { page } = await renderBlocks([cell({ dataType: 'event', date: '2026-03-14T18:30:00Z' })])
  expect(text(find(page, 'time'))).toBe('sam. 14 mars à 19:30')
  expect(text(find(page, '[aria-hidden]'))).toBe('14mars')
})

it('an event at midnight has no time', async () => {
  const { page } = await renderBlocks([cell({ dataType: 'event', date: '2026-03-14T00:00:00+01:00' })])
  expect(text(find(page, 'time'))).toBe('sam. 14 mars')
})

it.each([
  ['open', 'Ouvert'],
  ['closed', 'Fermé'],
])('the status %s is shown in words', async (openStatus, words) => {
  const { page } = await renderBlocks([cell({ openStatus })])
  expect(text(find(page, `[data-status=${openStatus}]`))).toBe(words)
})

it.each([
  ['squared post', { theme: 'squared', dataType: 'publication' }, { theme: 'squared', type: 'publication' }],
  ['squared event', { theme: 'squared', dataType: 'event' }, { theme: 'squared', type: 'event' }],
  ['jetopre', { theme: 'jetopre', dataType: 'event' }, { theme: 'jetopre', type: 'event' }],
  ['of the portal’s own theme', { dataType: 'publication' }, { type: 'publication' }],
  ['plain', {}, {}],
])('theme and data type select the variant: %s', async (_, data, variant) => {
  const { page } = await renderBlocks([cell(data)])
  expect({ ...find(page, 'article').dataset }).toEqual(variant)
})

it('a title is cut after 2 lines and a description after 3 by default, or after the given numbers', async () => {
  const description = { text: 'Circulation alternée.' }
  const { page } = await renderBlocks([
    cell({ description }),
    cell({ description, titleLines: 4, descriptionLines: 5 }),
  ])
  const lines = [...page.querySelectorAll('h2, article p')].map((element) => /lines(\d)/.exec(element.className)?.[1])
  expect(lines).toEqual(['2', '3', '4', '5'])
})

it.each([1, 6, 2.5])('a limit of %s title lines is invalid, and the card does not render', async (titleLines) => {
  const { page, host } = await renderBlocks([cell({ titleLines })])
  expect(page.innerHTML).toBe('')
  expect(host.issues).toHaveLength(1)
})

it('buttons are outside the link and run their own actions', async () => {
  const run = vi.fn(async () => ({ status: 'done' as const, value: undefined }))
  const call = { handler: 'redirect', data: { url: 'tel:+3243771234' } }
  const { page } = await renderBlocks([cell({ buttons: [{ label: 'Appeler', action: call }] }, { action })], { run })
  await press(find(page, 'a[href^="tel:"]'))
  expect(run.mock.calls).toEqual([[call, expect.anything()]])
})

it('the picture is cropped to the card and offered at twice its size', async () => {
  const { page } = await renderBlocks([cell({ image: { src: 'rue.svg', alt: 'La rue Haute' } })], {
    imageUrl: (source, { width, height, crop }) => `/${crop ? 'crop-resize' : 'resize'}/${width}x${height}/${source}`,
  })
  const image = find(page, 'img')
  expect(image.getAttribute('src')).toBe('/crop-resize/320x240/rue.svg')
  expect(image.getAttribute('srcset')).toBe('/crop-resize/320x240/rue.svg 1x, /crop-resize/640x480/rue.svg 2x')
  expect([image.getAttribute('width'), image.getAttribute('height'), image.getAttribute('loading')]).toEqual([
    '320',
    '240',
    'lazy',
  ])
})
