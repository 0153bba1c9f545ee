import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { fixturesOf } from '../../src/studio/fixtures/catalogue'
import { Matrix } from '../../src/studio/matrix/Matrix'
import { find, renderStudio } from './renderStudio'

const valid = fixturesOf('blocks', 'poll').filter(({ isValid }) => isValid)
const matrix = (query = '') => renderStudio(<Matrix fixtures={valid} />, `/blocks/poll?${query}`)
const heads = (page: ParentNode, scope: string) =>
  [...page.querySelectorAll(`th[scope=${scope}]`)].map((cell) => cell.textContent)
const links = (page: ParentNode) => [...page.querySelectorAll('td a')]

describe('the matrix of a block', () => {
  it('has a row for each theme and a column for each width, and a name for each cell', async () => {
    const page = await matrix()
    expect(heads(page, 'row')).toEqual(['Nordege', 'Jetopre', 'Squared', 'Berdembre', 'Neutre'])
    expect(heads(page, 'col')).toEqual(['320', '375', '768', '1280'])
    expect(links(page)).toHaveLength(20)
    expect(links(page)[5]?.getAttribute('aria-label')).toBe('Jetopre, 375')
  })

  it('shows the axes and the fixture of its address, and links it with the settings of the cell', async () => {
    const page = await matrix('rows=locale&columns=scheme&of=valid/minimal&theme=squared')
    expect(heads(page, 'row')).toHaveLength(4)
    expect(heads(page, 'col')).toEqual(['Clair', 'Sombre'])
    expect(find(page, 'a[aria-label="Deutsch, Sombre"]').getAttribute('href')).toBe(
      '/blocks/poll?theme=squared&locale=de&scheme=dark&fixture=valid%2Fminimal',
    )
  })

  it('shows the rows and columns that are chosen, and swaps them when both would be the same', async () => {
    const page = await matrix()
    const choose = (name: string, axis: string) =>
      act(async () => {
        const label = find(page, 'label', name)
        const field = page.querySelector<HTMLSelectElement>(`select[id="${label.getAttribute('for')}"]`)
        if (!field) throw new Error(`There is no field ${name}.`)
        field.value = axis
        field.dispatchEvent(new Event('change', { bubbles: true }))
      })
    await choose('Lignes', 'locale')
    await choose('Colonnes', 'scheme')
    expect(find(page, 'a[aria-label="Deutsch, Sombre"]').getAttribute('href')).toContain('locale=de&scheme=dark')
    await choose('Lignes', 'scheme')
    expect([heads(page, 'row'), heads(page, 'col')[0]]).toEqual([['Clair', 'Sombre'], 'Français'])
  })

  it.each(['rows=width', 'rows=theme&columns=theme', 'rows=toString&columns=', 'of=valid/nothing'])(
    'has two different axes whatever the address says: %s',
    async (query) => {
      const page = await matrix(query)
      expect(heads(page, 'row')).not.toEqual(heads(page, 'col'))
      expect(links(page).length).toBeGreaterThan(9)
    },
  )
})
