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

const montclair = { name: 'Montclair', portalName: 'montclair', cardName: 'montclair' }
const hauteroche = { name: 'Hauteroche', portalName: 'hauteroche', cardName: 'haute roche' }

it('leads to the other portals that offer the widget, and says nothing of places where there are none', () => {
  const texts = JSON.stringify(detailsBlocks(details, (key) => key, [montclair]))
  expect(texts).not.toContain('wall.place')
  const places = detailsBlocks(details, (key) => key, [montclair, hauteroche])[2]
  expect(places).toMatchObject({ type: 'group', data: { title: 'wall.place' } })
  expect(JSON.stringify(places).match(/"url":"[^"]*"/g)).toEqual([
    '"url":"/haute%20roche/abonnement/ajouter?widget=collectes"',
  ])
})

it('offers to write to the town below what a widget does, and not below what it stores', () => {
  const [description, button, ...others] = detailsBlocks(details, (key) => key)
  expect(JSON.stringify(description)).toContain('Choisissez votre rue.')
  expect(button).toBe(comment)
  expect(others.map(({ type }) => type)).toEqual(['group', 'group'])
})
