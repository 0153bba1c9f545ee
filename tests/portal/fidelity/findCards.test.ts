import { expect, it } from 'vitest'
import type { FidelityCard } from '../../../schemas'
import { findCards } from '../../../src/portal/services/fidelity/findCards'

const card = (title: string, number: string): FidelityCard => ({
  uid: title,
  type: 'none',
  code: 'none',
  title,
  number,
})
const cards = [
  card('Bibliothèque communale', 'BIB-0042'),
  card('Boulangerie', '4006381333931'),
  card('L’Œuf frais', '12'),
  card('Лавка', '7'),
]

it.each([
  ['', ['Bibliothèque communale', 'Boulangerie', 'L’Œuf frais', 'Лавка']],
  ['OEUF', ['L’Œuf frais']],
  ['œuf', ['L’Œuf frais']],
  ['лавка', ['Лавка']],
  ['bibliotheque', ['Bibliothèque communale']],
  ['COMMUNALE bib', ['Bibliothèque communale']],
  ['4 006381', ['Boulangerie']],
  ['bib-00', ['Bibliothèque communale']],
  ['boulangerie 42', []],
])('"%s" finds %j', (query, titles) => {
  expect(findCards(cards, query).map(({ title }) => title)).toEqual(titles)
})
