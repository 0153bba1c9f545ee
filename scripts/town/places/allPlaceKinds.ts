import { furnitureKinds } from './furnitureKinds'
import { furniture, type PlaceKind, rarely, shop, usually, week, words } from './PlaceKind'

/** The kinds of places that a script adds to a town. */
export const allPlaceKinds: readonly PlaceKind[] = [
  shop(
    [
      { days: [2, 3, 4, 5, 6], ranges: [[390, 1080]] },
      { days: [0], ranges: [[420, 780]] },
    ],
    'boulangerie',
    8,
    words(
      'Pains, tartes et viennoiseries.',
      'Brot, Kuchen und Gebäck.',
      'Bread, tarts and pastries.',
      'Brood, taarten en gebak.',
    ),
  ),
  shop(
    [
      { days: week, ranges: [[480, 1170]] },
      { days: [6], ranges: [[480, 1080]] },
    ],
    'epicerie',
    6,
    words(
      'Fruits, légumes et produits de la région.',
      'Obst, Gemüse und Erzeugnisse der Region.',
      'Fruit, vegetables and local produce.',
      'Fruit, groenten en streekproducten.',
    ),
  ),
  shop(
    [
      {
        days: [3, 4, 5, 6],
        ranges: [
          [690, 870],
          [1080, 1320],
        ],
      },
      { days: [0], ranges: [[690, 900]] },
    ],
    'restaurant',
    18,
    words(
      'Cuisine de saison et petite terrasse.',
      'Saisonküche mit kleiner Terrasse.',
      'Seasonal cooking and a small terrace.',
      'Seizoenskeuken en een klein terras.',
    ),
  ),
  shop(
    [
      {
        days: week,
        ranges: [
          [540, 750],
          [810, 1110],
        ],
      },
      { days: [6], ranges: [[540, 750]] },
    ],
    'pharmacie',
    4,
    words(
      'Médicaments, conseils et garde à tour de rôle.',
      'Medikamente, Beratung und Notdienst im Wechsel.',
      'Medicines, advice and duty nights in turn.',
      'Geneesmiddelen, advies en wachtdienst om beurten.',
    ),
  ),
  {
    ...shop(
      [
        {
          days: week,
          ranges: [
            [480, 720],
            [840, 1080],
          ],
        },
      ],
      'medecin',
      10,
      words(
        'Médecine générale, sur rendez-vous.',
        'Allgemeinmedizin, nach Vereinbarung.',
        'General practice, by appointment.',
        'Huisartsgeneeskunde, op afspraak.',
      ),
    ),
    byAppointment: true,
  },
  shop(
    [{ days: [2, 3, 4, 5, 6], ranges: [[570, 1080]] }],
    'commerce',
    16,
    words('Commerce de proximité.', 'Geschäft im Ort.', 'Local shop.', 'Buurtwinkel.'),
  ),
  {
    ...furniture(
      'monument',
      14,
      words('Monument', 'Denkmal', 'Monument', 'Monument'),
      words(
        'Petit patrimoine de la commune, à voir en passant.',
        'Kleines Erbe der Gemeinde, im Vorbeigehen zu sehen.',
        'Small heritage of the town, to see in passing.',
        'Klein erfgoed van de gemeente, in het voorbijgaan te zien.',
      ),
      { stepFree: usually, stroller: usually, benches: rarely },
    ),
    isNamed: true,
  },
  ...furnitureKinds,
]
