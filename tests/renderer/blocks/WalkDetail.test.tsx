import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { find, findPressable, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const track = (heights: readonly (number | undefined)[]) => ({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: {},
      geometry: {
        type: 'LineString',
        // A hundredth of a degree is some 1112 m.
        coordinates: heights.map((height, index) => [5, 50 + index / 100, ...(height === undefined ? [] : [height])]),
      },
    },
  ],
})

const walk = (data: object = {}) => ({
  type: 'walk-detail',
  data: { uid: 'terrils', title: 'Les terrils', length: 4.4, duration: 65, difficulty: 'MEDIUM', ...data },
})

const slide = async (page: ParentNode, value: number) => {
  const slider = find(page, 'input[type=range]')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, String(value))
    slider.dispatchEvent(new Event('input', { bubbles: true }))
  })
  return slider.getAttribute('aria-valuetext')
}

describe('a walk', () => {
  it.each([
    ['SUPER_EASY', '25', 'Très facile'],
    ['EASY', '50', 'Facile'],
    ['MEDIUM', '75', 'Moyen'],
    ['HARD', '100', 'Difficile'],
  ])('of difficulty %s fills its bar to %s percent and says so', async (difficulty, value, words) => {
    const { page } = await renderBlocks([walk({ difficulty })])
    const bar = find(page, 'progress')
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual([value, '100'])
    expect(text(page)).toContain(words)
  })

  it('says its duration in words', async () => {
    const { page } = await renderBlocks([walk()])
    expect(text(page)).toContain('1 heure 5 minutes')
  })

  it('starts with its first step when it has steps, and only then', async () => {
    const { page } = await renderBlocks([walk({ steps: ['a', 'b'] })])
    expect(findPressable(page, 'Démarrer').getAttribute('href')).toMatch(/\/balade\/terrils\/etape\/a$/)
    const { page: without } = await renderBlocks([walk({ steps: [] })])
    expect(() => findPressable(without, 'Démarrer')).toThrow()
  })

  it('offers the file of its track in a new window when it has one, and only then', async () => {
    const { page } = await renderBlocks([walk({ gpxFile: 'x-terrils.gpx', gpxBytes: 18_230 })])
    const link = find(page, 'a[target=_blank]')
    expect(link.getAttribute('href')).toBe('/file-service/api/v1/web/files/x-terrils.gpx')
    expect(text(link)).toMatch(/^Télécharger le tracé GPX \(18,2\sko\)/)
    const { page: without } = await renderBlocks([walk()])
    expect(text(without)).not.toContain('GPX')
  })

  it('leads to the other walks, and to what visitors wrote', async () => {
    const { page } = await renderBlocks([walk({ poiUid: 'poi', commentCount: 2 })])
    expect(findPressable(page, 'Voir la liste des balades').getAttribute('href')).toMatch(/\/balade$/)
    expect(findPressable(page, 'Lire les 2 avis').getAttribute('href')).toMatch(/\/balade\/terrils\/avis\/poi$/)
  })

  it('warns of what is closed, and says where its figures come from', async () => {
    const closures = [{ text: 'La passerelle est fermée.', from: '2026-11-02', until: '2027-03-31' }]
    const { page } = await renderBlocks([walk({ closures, computed: ['length', 'ascent'], checkedOn: '2026-10-12' })])
    expect(text(page)).toContain('Du 2 novembre 2026 au 31 mars 2027.')
    expect(text(page)).toContain('vérifié le 12 octobre 2026')
    expect(text(page)).toContain('longueur et dénivelé positif')
  })
})

describe('the profile of a walk', () => {
  const hill = walk({ length: 4.448, ascent: 100, geoGpx: track([100, 150, 200, 150, 100]) })

  it('says how far, how high and how steep each place is', async () => {
    const { page } = await renderBlocks([hill])
    expect(await slide(page, 50)).toMatch(/^1,1\skm, 150\sm, montée de 4\s%$/)
    expect(await slide(page, 150)).toMatch(/^3,3\skm, 150\sm, descente de 4\s%$/)
    expect(await slide(page, 100)).toMatch(/^2,2\skm, 200\sm, terrain plat$/)
  })

  it('sums up the heights, and has them in a table', async () => {
    const { page } = await renderBlocks([hill])
    expect(text(page)).toMatch(/va de 100\sm à 200\sm d’altitude et monte de 100\sm au total/)
    expect(page.querySelectorAll('tbody tr')).toHaveLength(11)
    expect(text(find(page, 'tbody tr:nth-child(6)'))).toMatch(/^2,2\skm200\sm/)
  })

  it('draws a flat walk flat', async () => {
    const { page } = await renderBlocks([walk({ geoGpx: track([66, 68, 65, 67, 66]) })])
    const heights = [...(find(page, 'svg path').getAttribute('d') ?? '').matchAll(/ ([\d.]+)(?=L|$)/g)].map(([, y]) =>
      Number(y),
    )
    const curve = heights.slice(0, 201)
    expect(Math.max(...curve) - Math.min(...curve)).toBeLessThan(20)
    expect(text(page)).toContain('Le parcours est plat')
  })

  it('is missing for a track without elevations', async () => {
    const { page } = await renderBlocks([walk({ geoGpx: track([undefined, undefined]) })])
    expect(page.querySelector('input')).toBeNull()
  })
})

describe('a step of a walk', () => {
  const step = (data: object) => ({
    type: 'walk-step',
    data: { uid: 'b', context: { title: 'Le pont' }, components: [], baladeUid: 'terrils', ...data },
  })

  it('leads to the steps before and after, and hides the one that is missing', async () => {
    const { page, show } = await renderBlocks([step({ previousStep: 'a', nextStep: 'c' })])
    expect(findPressable(page, 'Étape précédente').getAttribute('href')).toMatch(/\/etape\/a$/)
    expect(findPressable(page, 'Étape suivante').getAttribute('href')).toMatch(/\/etape\/c$/)
    await show([step({ nextStep: 'c' })])
    expect(text(page)).not.toContain('Étape précédente')
    await show([step({ previousStep: 'a' })])
    expect(text(page)).not.toContain('Étape suivante')
    await show([step({})])
    expect(page.querySelector('nav')).toBeNull()
  })
})

describe('the list of walks', () => {
  it('says that there are none, and that a filter may be the reason', async () => {
    const { page, show } = await renderBlocks([{ type: 'walk-list', data: { components: [], total: 0 } }])
    expect(text(page)).toContain('Aucune balade à vous proposer pour le moment.')
    await show([{ type: 'walk-list', data: { components: [], total: 0, filterCount: 2 } }])
    expect(text(page)).toContain('Aucune balade ne correspond à vos filtres.')
  })

  it('shows pictures at 100 pixels, and at 200 on dense displays', async () => {
    const data = { uid: 'a', title: 'A', length: 1, duration: 15, difficulty: 'EASY', image: { src: 'a.svg', alt: '' } }
    const { page } = await renderBlocks([{ type: 'walk-summary', data }])
    const image = find(page, 'img')
    expect(image.getAttribute('srcset')).toMatch(/100x100.* 1x, .*200x200.* 2x/)
  })
})
