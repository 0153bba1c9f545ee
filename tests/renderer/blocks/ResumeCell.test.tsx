import { expect, it } from 'vitest'
import { find, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const cell = (items: object[], more: object = {}) => ({
  type: 'resume-cell',
  data: { title: 'Votre dossier', items },
  ...more,
})

it('facts are a list of names and values', async () => {
  const { page } = await renderBlocks([
    cell([
      { label: 'Numéro', value: '2026-0417', icon: 'document' },
      { label: 'État', value: 'En traitement' },
    ]),
  ])
  expect(text(find(page, 'h2'))).toBe('Votre dossier')
  expect([...page.querySelectorAll('dl dt')].map(text)).toEqual(['Numéro', 'État'])
  expect([...page.querySelectorAll('dl dd')].map(text)).toEqual(['2026-0417', 'En traitement'])
  expect(page.querySelectorAll('dt svg[aria-hidden=true]')).toHaveLength(1)
})

it('a summary without facts says so', async () => {
  const { page } = await renderBlocks([cell([])])
  expect(text(page)).toBe('Votre dossierRien à afficher pour le moment')
  expect(page.querySelector('dl')).toBeNull()
})

it('a summary with an action has one link, its title', async () => {
  const action = { handler: 'navigation', data: { path: '/contenu/urbanisme' } }
  const { page } = await renderBlocks([cell([{ label: 'Numéro', value: '1' }], { action })])
  expect([...page.querySelectorAll('a')].map(text)).toEqual(['Votre dossier'])
})
