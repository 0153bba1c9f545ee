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

/** Where the names of a town begin, so that two towns do not have the same shops. */
const starts: Readonly<Record<string, number>> = { montclair: 0, hauteroche: 20 }

/** The item of a list at an index, from its start again after its end. Throws for an empty list. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('The list is empty.')
  return item
}

/** The family whose name the shop at an index has in a town. `offset` keeps the kinds of shops apart. */
export const familyAt = (card: string, index: number, offset: number): string =>
  itemAt(families, index + offset + (starts[card] ?? 0))

/** Names places after families, with these descriptions in turn. */
export const ofFamilies =
  (trade: string, offset: number, descriptions: readonly Words[]) =>
  (card: string, index: number): NamedPlace => ({
    name: `${trade} ${familyAt(card, index, offset)}`,
    description: itemAt(descriptions, index),
  })
