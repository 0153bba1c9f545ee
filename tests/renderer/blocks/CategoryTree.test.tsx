import { describe, expect, it } from 'vitest'
import { find, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const nodes = [
  { title: 'Éclairage', payload: { category: 'lighting' } },
  {
    title: 'Voirie',
    children: [
      { title: 'Nid-de-poule', details: 'Précisez la taille du trou.', payload: { category: 'pothole', priority: 2 } },
      { title: 'Trottoir', payload: 'pavement' },
    ],
  },
  { title: 'Autre', children: [] },
]
const tree = (data: object = {}) => ({ type: 'category-tree', data: { name: 'category', nodes, ...data } })
const radios = (page: Element) => [...page.querySelectorAll<HTMLInputElement>('input[type=radio]')]

describe('a tree of categories', () => {
  it('is one group of radio buttons, one for each category without children', async () => {
    const { page } = await renderBlocks([tree()])
    expect(text(find(page, 'legend'))).toBe('Catégorie')
    expect(radios(page).map((radio) => text(radio.closest('label') ?? radio))).toEqual([
      'Éclairage',
      'Nid-de-poule',
      'Trottoir',
      'Autre',
    ])
    expect(new Set(radios(page).map(({ name }) => name))).toEqual(new Set(['category']))
    expect(radios(page).every(({ required, checked }) => required && !checked)).toBe(true)
  })

  it('opens and closes its levels, also without JavaScript', async () => {
    const { page } = await renderBlocks([tree()])
    expect(text(find(page, 'details > summary'))).toBe('Voirie')
    expect(find(page, 'details').hasAttribute('open')).toBe(false)
    expect(find(page, 'details').querySelectorAll('input')).toHaveLength(2)
  })

  it('sends the payload of the chosen category under the name of the tree, or its title if it has none', async () => {
    const { page } = await renderBlocks([tree()])
    expect(radios(page).map(({ value }) => value)).toEqual([
      '{"category":"lighting"}',
      '{"category":"pothole","priority":2}',
      'pavement',
      'Autre',
    ])
  })

  it('keeps its radio buttons, and so the focus, when the fields of a category appear', async () => {
    const inputs = [{ name: 'note', label: 'Remarque', inputType: 'text' }]
    const { page } = await renderBlocks([tree({ nodes: [...nodes, { title: 'Propreté', inputs }] })])
    const last = radios(page).at(-1) ?? expect.fail('There is no category.')
    await press(last)
    expect(text(page)).toContain('Remarque')
    expect(radios(page).at(-1)).toBe(last)
  })

  it('shows the content of the chosen category and its position in the tree', async () => {
    const { page } = await renderBlocks([tree()])
    expect(text(page)).not.toContain('Précisez')
    const hole = radios(page)[1]
    if (!hole) throw new Error('no second category')
    await press(hole)
    expect(hole.checked).toBe(true)
    const details = find(page, `[id="${hole.getAttribute('aria-describedby')}"]`)
    expect(text(details)).toBe('Précisez la taille du trou.')
    expect(text(find(page, '[role=status]'))).toBe('Précisez la taille du trou.')
    expect(text(page)).toContain('Catégorie choisie : Voirie › Nid-de-poule')
  })

  it('preselects and shows a single category', async () => {
    const only = [{ title: 'Vélo', children: [{ title: 'Parking', payload: 'parking' }] }]
    const { page } = await renderBlocks([tree({ nodes: only })])
    expect(radios(page).map(({ checked }) => checked)).toEqual([true])
    expect(find(page, 'details').hasAttribute('open')).toBe(true)
    expect(text(page)).toContain('C’est la seule catégorie')
  })

  it('keeps a level open when another category is chosen', async () => {
    const only = [{ title: 'Vélo', children: [{ title: 'Parking' }] }]
    const { page, show } = await renderBlocks([tree({ nodes: only })])
    await show([tree({ nodes: [...only, { title: 'Autre' }] })])
    const other = radios(page)[1]
    if (other) await press(other)
    expect(radios(page).map(({ checked }) => checked)).toEqual([false, true])
  })
})
