import { describe, expect, it } from 'vitest'
import { find, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const card = (data: object, more: object = {}) => ({
  type: 'person-card',
  data: { firstName: 'Anne', lastName: 'Delvaux', ...data },
  ...more,
})

describe('a person card', () => {
  it('shows first name, last name, function and image', async () => {
    const image = { src: 'anne.jpg', alt: 'Anne Delvaux devant la maison communale' }
    const { page } = await renderBlocks([card({ function: 'Échevine de la mobilité', image })])
    expect(text(find(page, 'h2'))).toBe('Anne Delvaux')
    expect(text(page)).toBe('Anne DelvauxÉchevine de la mobilité')
    const picture = find(page, 'img')
    expect([picture.getAttribute('alt'), picture.getAttribute('width'), picture.getAttribute('height')]).toEqual([
      image.alt,
      '72',
      '72',
    ])
    expect(picture.getAttribute('srcset')).toContain('144x144')
  })

  it.each([
    ['Anne', 'Delvaux', 'AD'],
    ['élodie', 'ñuñez', 'ÉÑ'],
    ['👩‍⚖️ Jean', '(Leroy)', 'JL'],
  ])(
    'without an image shows the initials of %s %s, hidden from screen readers',
    async (firstName, lastName, letters) => {
      const { page } = await renderBlocks([card({ firstName, lastName })])
      const initials = find(page, '[aria-hidden=true]')
      expect(text(initials)).toBe(letters)
    },
  )

  it('shows an icon when its name has no letter', async () => {
    const { page } = await renderBlocks([card({ firstName: ' ', lastName: '—' })])
    expect(find(page, '[aria-hidden=true] svg')).toBeTruthy()
    expect(page.querySelector('h2')).toBeNull()
  })

  it('has one link, its name, when it has an action', async () => {
    const action = { handler: 'navigation', data: { path: '/contenu/echevine' } }
    const { page } = await renderBlocks([card({}, { action })])
    expect([...page.querySelectorAll('a')].map((link) => [text(link), link.getAttribute('href')])).toEqual([
      ['Anne Delvaux', '/montclair/contenu/echevine'],
    ])
  })
})
