/** Words that a visitor types, with a name that has another form of each. */
export const wordForms: readonly (readonly [language: string, typed: string, name: string])[] = [
  ['fr', 'bancs', 'Banc'],
  ['fr', 'banc', 'Bancs'],
  ['fr', 'rues', 'Rue Haute'],
  ['fr', 'écoles', 'École communale'],
  ['fr', 'hôpitaux', 'Hôpital'],
  ['fr', 'hôpital', 'Hôpitaux'],
  ['fr', 'bureaux', 'Bureau de poste'],
  ['fr', 'jeux', 'Jeu de quilles'],
  ['de', 'Bänke', 'Bank am Fluss'],
  ['de', 'Bank', 'Bänke am Fluss'],
  ['de', 'Bänke', 'Sitzbank'],
  ['de', 'Parkplätze', 'Parkplatz'],
  ['de', 'Häuser', 'Haus der Jugend'],
  ['de', 'Toiletten', 'Toilette'],
  ['en', 'benches', 'Bench'],
  ['en', 'bench', 'Benches'],
  ['en', 'libraries', 'Library'],
  ['en', 'library', 'Libraries'],
  ['en', 'car parks', 'Car park'],
  ['nl', 'banken', 'Zitbank'],
  ['nl', 'bomen', 'Boom'],
  ['nl', 'boom', 'Bomen'],
  ['nl', 'straten', 'Straat'],
  ['nl', 'bussen', 'Bus'],
  ['nl', 'huizen', 'Huis'],
  ['nl', 'huis', 'Huizen'],
]

/** Words that a visitor types, with a name that has no form of them. */
export const otherWords: readonly (readonly [language: string, typed: string, name: string])[] = [
  ['fr', 'lacs', 'Place du Marché'],
  ['fr', 'bancs', 'Banque'],
  ['fr', 'rues', 'Structure'],
  ['de', 'Plätze', 'Platzhirsch'],
  ['en', 'cities', 'Circus'],
  ['nl', 'bussen', 'Busstation'],
]
