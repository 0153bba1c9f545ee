import { describe, expect, it, vi } from 'vitest'
import { find, findPressable, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const rating = (data: object = {}) => ({ type: 'rating', data: { rating: 3.6, count: 42, ...data } })
const stars = (page: Element) =>
  [...page.querySelectorAll('[data-filled]')].map((star) => star.getAttribute('data-filled'))
const nav = (path: string) => ({ handler: 'navigation', data: { path } })

describe('a rating', () => {
  it('shows its average in words', async () => {
    const { page } = await renderBlocks([rating()])
    expect(find(page, '[role=img]').getAttribute('aria-label')).toBe('3,6 sur 5')
    expect(text(page)).toContain('42 avis')
  })

  it.each([
    [3.6, ['full', 'full', 'full', 'half', 'none']],
    [3.76, ['full', 'full', 'full', 'full', 'none']],
    [0.2, ['none', 'none', 'none', 'none', 'none']],
    [0.25, ['half', 'none', 'none', 'none', 'none']],
    [5, ['full', 'full', 'full', 'full', 'full']],
    [0, ['none', 'none', 'none', 'none', 'none']],
  ])('fills stars for %d to the nearest half', async (average, filled) => {
    const { page } = await renderBlocks([rating({ rating: average })])
    expect(stars(page)).toEqual(filled)
  })

  it('fills the number of stars that the data gives', async () => {
    const { page } = await renderBlocks([rating({ rating: 3.4, starRating: 3 })])
    expect(stars(page)).toEqual(['full', 'full', 'full', 'none', 'none'])
    expect(find(page, '[role=img]').getAttribute('aria-label')).toBe('3,4 sur 5')
  })

  it('says so when there is none yet', async () => {
    const { page } = await renderBlocks([rating({ rating: 0, count: 0, progress: [{ key: 5, value: 0 }] })])
    expect(find(page, '[role=img]').getAttribute('aria-label')).toBe('Aucune note')
    expect(text(page)).toContain('Aucun avis pour le moment')
    expect(page.querySelector('li')).toBeNull()
  })

  it('shows the distribution from 5 to 0 stars, each share in words beside its bar', async () => {
    const progress = [2, 0, 5].map((key) => ({ key, value: key * 10 + 3 }))
    const { page } = await renderBlocks([rating({ progress })])
    expect([...page.querySelectorAll('li')].map(text)).toEqual(['5 étoiles53 %', '2 étoiles23 %', '0 étoile3 %'])
    const bar = find(page, 'progress')
    expect([bar.getAttribute('value'), bar.getAttribute('max'), bar.getAttribute('aria-hidden')]).toEqual([
      '53',
      '100',
      'true',
    ])
  })

  it('shows the visitor’s own mark, even 0', async () => {
    const { page } = await renderBlocks([rating({ userRate: 0 })])
    expect(text(page)).toContain('Votre note : 0 sur 5')
  })

  it('links the reviews and the form', async () => {
    const run = vi.fn(async () => ({ status: 'done', value: undefined }) as const)
    const actions = { readAction: nav('/contenu/avis'), rateAction: nav('/contenu/donner') }
    const { page } = await renderBlocks([rating(actions)], { run })
    expect(findPressable(page, 'Lire les avis').getAttribute('href')).toBe('/montclair/contenu/avis')
    await press(findPressable(page, 'Donner mon avis'))
    expect(run).toHaveBeenCalledWith(actions.rateAction, expect.anything())
  })

  it('can be changed once given', async () => {
    const { page } = await renderBlocks([rating({ userRate: 4, rateAction: nav('/contenu/donner') })])
    expect(findPressable(page, 'Modifier mon avis')).toBeDefined()
  })
})
