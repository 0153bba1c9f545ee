import { describe, expect, it } from 'vitest'
import { find, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const column = {
  title: 'Contact',
  text: 'Place du Marché 1\n4679 Montclair',
  links: [
    { label: 'Horaires', url: '/contenu/contact' },
    { label: 'Écrire', url: 'mailto:info@montclair.example' },
    { label: 'Loi sur la protection des données', url: 'https://www.autoriteprotectiondonnees.be/' },
  ],
  images: [{ src: 'logo.svg', url: '/', alt: 'Blason' }, { src: 'province.svg' }],
}
const footer = (columns: object[], type = 'columns') => ({ type: 'footer', data: { type, columns } })

describe('a footer', () => {
  it('shows title, text, links and images of its columns', async () => {
    const { page } = await renderBlocks([footer([column])])
    expect(text(find(page, 'section h2'))).toBe('Contact')
    expect(find(page, 'section p').textContent).toBe(column.text)
    expect([...page.querySelectorAll('img')].map((image) => image.getAttribute('alt'))).toEqual(['Blason', ''])
  })

  it('keeps paths within the portal and opens other sites in a new tab', async () => {
    const { page } = await renderBlocks([footer([column])])
    const links = [...page.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.target, text(link)])
    expect(links).toEqual([
      ['/montclair/contenu/contact', '', 'Horaires'],
      ['mailto:info@montclair.example', '', 'Écrire'],
      ['https://www.autoriteprotectiondonnees.be/', '_blank', 'Loi sur la protection des données (nouvel onglet)'],
      ['/montclair/', '', ''],
    ])
  })

  it('exposes its layout to the style sheet', async () => {
    const { page } = await renderBlocks([footer([column], 'simple')])
    expect(find(page, '[data-type]').dataset.type).toBe('simple')
  })

  it('is not a landmark: it is inside main and has no role', async () => {
    const { page } = await renderBlocks([footer([column])])
    expect(page.tagName).toBe('MAIN')
    expect(find(page, 'main > footer').getAttribute('role')).toBeNull()
  })

  it('renders nothing without columns', async () => {
    const { page } = await renderBlocks([footer([])])
    expect(page.innerHTML).toBe('')
  })
})
