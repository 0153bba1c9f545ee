import { expect, it } from 'vitest'
import { find, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const image = { src: 'beffroi.svg', alt: 'Le beffroi', width: 1600, height: 900 }

it('an image has its caption and its copyright', async () => {
  const { page } = await renderBlocks([
    { type: 'image', data: { image: { ...image, copyright: 'Ville' }, caption: 'Achevé en 1612' } },
  ])
  expect(find(page, 'figure img').getAttribute('alt')).toBe('Le beffroi')
  expect(text(find(page, 'figcaption'))).toBe('Achevé en 1612')
  expect(text(find(page, 'small'))).toBe('© Ville')
})

it('an image with an action is a link', async () => {
  const action = { handler: 'navigation', data: { path: '/contenu/beffroi' } }
  const { page } = await renderBlocks([{ type: 'image', data: { image }, action }])
  expect(find(page, 'a[href="/montclair/contenu/beffroi"] img')).toBeTruthy()
})

it('an empty state says what is missing and offers its button', async () => {
  const button = { label: 'Voir l’agenda', action: { handler: 'navigation', data: { path: '/evenements' } } }
  const { page } = await renderBlocks([
    { type: 'empty-state', data: { title: 'Aucun événement', text: 'Revenez bientôt.', image, button } },
  ])
  expect(text(page)).toBe('Aucun événementRevenez bientôt.Voir l’agenda')
  expect(page.querySelector('img')).toBeTruthy()
})
