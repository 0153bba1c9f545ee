import type { NamedPlace, Words } from './PlaceKind'

/** Family names of Wallonia, for shops and practices. */
const families = [
  'Lambert',
  'Dupont',
  'Martin',
  'Dubois',
  'Leroy',
  'Simon',
  'Laurent',
  'Lejeune',
  'Gérard',
  'Denis',
  'Renard',
  'Noël',
  'Collard',
  'Fontaine',
  'Gilson',
  'Hubert',
  'Jacquemin',
  'Lemaire',
  'Marchal',
  'Pirard',
  'Remacle',
  'Servais',
  'Thiry',
  'Warnier',
  'Closset',
  'Delvaux',
  'Etienne',
  'Franssen',
  'Goffin',
  'Henrotte',
  'Jamar',
  'Keppens',
  'Liégeois',
  'Moreau',
  'Nizet',
  'Olivier',
  'Poncelet',
  'Quoilin',
  'Rensonnet',
  'Schmitz',
]

/** First index of each town, so that two towns do not have the same shops. */
const starts: Readonly<Record<string, number>> = { montclair: 0, hauteroche: 20 }

/** Returns the item at an index, wrapping around. Throws for an empty list. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('The list is empty.')
  return item
}

/** Returns the family name of the shop at an index in a town. `offset` keeps the names of different kinds apart. */
export const familyAt = (card: string, index: number, offset: number): string =>
  itemAt(families, index + offset + (starts[card] ?? 0))

/** Names places after families, with these descriptions in turn. */
export const ofFamilies =
  (trade: string, offset: number, descriptions: readonly Words[]) =>
  (card: string, index: number): NamedPlace => ({
    name: `${trade} ${familyAt(card, index, offset)}`,
    description: itemAt(descriptions, index),
  })
