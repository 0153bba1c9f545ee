import { ofFamilies } from './families'
import { furnitureKinds } from './furnitureKinds'
import { monumentAt } from './monuments'
import { type PlaceKind, rarely, shop, usually, week, words } from './PlaceKind'
import { restaurantAt } from './restaurants'
import { shopAt } from './trades'

/** The kinds of places that a script adds to a town. */
export const allPlaceKinds: readonly PlaceKind[] = [
  shop(
    [
      { days: [2, 3, 4, 5, 6], ranges: [[390, 1080]] },
      { days: [0], ranges: [[420, 780]] },
    ],
    'boulangerie',
    8,
    ofFamilies('Boulangerie', 0, [
      words(
        'Pains, tartes et viennoiseries.',
        'Brot, Kuchen und Gebäck.',
        'Bread, tarts and pastries.',
        'Brood, taarten en gebak.',
      ),
      words(
        'Pains au levain cuits sur pierre, sandwichs à midi.',
        'Sauerteigbrot aus dem Steinofen, mittags belegte Brötchen.',
        'Stone-baked sourdough, sandwiches at lunchtime.',
        'Zuurdesembrood uit de steenoven, ’s middags belegde broodjes.',
      ),
      words(
        'Tartes au riz, pain gris et cougnous en décembre.',
        'Reisfladen, Graubrot und im Dezember Weihnachtsgebäck.',
        'Rice tarts, brown bread, and sweet Christmas loaves in December.',
        'Rijsttaart, grijs brood en in december cougnous.',
      ),
      words(
        'Gaufres, pâtisseries et café à toute heure.',
        'Waffeln, Feingebäck und Kaffee zu jeder Zeit.',
        'Waffles, pastries, and coffee at any hour.',
        'Wafels, gebak en de hele dag koffie.',
      ),
    ]),
  ),
  shop(
    [
      { days: week, ranges: [[480, 1170]] },
      { days: [6], ranges: [[480, 1080]] },
    ],
    'epicerie',
    6,
    ofFamilies('Épicerie', 8, [
      words(
        'Fruits, légumes et produits de la région.',
        'Obst, Gemüse und Erzeugnisse der Region.',
        'Fruit, vegetables and local produce.',
        'Fruit, groenten en streekproducten.',
      ),
      words(
        'Vrac, épices et commerce équitable.',
        'Unverpacktes, Gewürze und fair Gehandeltes.',
        'Unpackaged goods, spices and fair trade.',
        'Bulkwaren, kruiden en fair trade.',
      ),
      words(
        'Fromages à la coupe, vins et paniers garnis.',
        'Käse vom Stück, Weine und Geschenkkörbe.',
        'Cheese cut to order, wines and hampers.',
        'Kaas van het stuk, wijnen en geschenkmanden.',
      ),
    ]),
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
    restaurantAt,
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
    ofFamilies('Pharmacie', 14, [
      words(
        'Médicaments, conseils et garde à tour de rôle.',
        'Medikamente, Beratung und Notdienst im Wechsel.',
        'Medicines and advice, on night duty in turn.',
        'Geneesmiddelen, advies en wachtdienst om beurten.',
      ),
      words(
        'Ordonnances, vaccin contre la grippe et matériel médical.',
        'Rezepte, Grippeimpfung und medizinische Hilfsmittel.',
        'Prescriptions, flu vaccination and medical equipment.',
        'Voorschriften, griepvaccinatie en medisch materiaal.',
      ),
    ]),
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
      ofFamilies('Cabinet du Dr', 18, [
        words(
          'Médecine générale, sur rendez-vous.',
          'Allgemeinmedizin, nach Vereinbarung.',
          'General practice, by appointment.',
          'Huisartsgeneeskunde, op afspraak.',
        ),
        words(
          'Médecine générale et suivi des enfants, sur rendez-vous.',
          'Allgemeinmedizin und Kindervorsorge, nach Vereinbarung.',
          'General practice and children’s check-ups, by appointment.',
          'Huisartsgeneeskunde en opvolging van kinderen, op afspraak.',
        ),
        words(
          'Médecine générale, visites à domicile l’après-midi.',
          'Allgemeinmedizin, nachmittags Hausbesuche.',
          'General practice, home visits in the afternoon.',
          'Huisartsgeneeskunde, huisbezoeken in de namiddag.',
        ),
      ]),
    ),
    byAppointment: true,
  },
  shop([{ days: [2, 3, 4, 5, 6], ranges: [[570, 1080]] }], 'commerce', 16, shopAt),
  {
    category: 'monument',
    count: 14,
    texts: monumentAt,
    isCentral: false,
    hours: 'none',
    accessibility: { stepFree: usually, stroller: usually, benches: rarely },
  },
  ...furnitureKinds,
]
