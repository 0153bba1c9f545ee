import { expect, it } from 'vitest'
import type { Block, StoreDetails } from '../../schemas/engine'
import { detailsBlocks } from '../../src/portal/services/wall/detailsBlocks'

const comment: Block = { type: 'button', id: 'comment', data: { label: 'Écrire à la commune' } }
const details: StoreDetails = {
  entry: {
    uid: 'collectes',
    kind: 'waste',
    title: 'Mes collectes',
    summary: 'La prochaine collecte.',
    icon: 'recycle',
    category: 'environment',
    categoryTitle: 'Environnement',
    owned: 0,
    needsSettings: false,
  },
  description: 'Choisissez votre rue.',
  stores: 'La rue que vous avez choisie.',
  preview: [{ type: 'title', data: { text: 'Mes collectes' } }],
  comment: [comment],
}

it('offers to write to the town below what a widget does, and not below what it stores', () => {
  const [description, button, ...others] = detailsBlocks(details, (key) => key)
  expect(JSON.stringify(description)).toContain('Choisissez votre rue.')
  expect(button).toBe(comment)
  expect(others.map(({ type }) => type)).toEqual(['group', 'group'])
})
