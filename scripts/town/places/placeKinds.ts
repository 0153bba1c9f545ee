import type { Accessibility, ScheduleEntry } from '../../../schemas'

export type Locale = 'fr' | 'de' | 'en' | 'nl'
export type Words = Readonly<Record<Locale, string>>

/** A state of accessibility and its weight among the places of a kind. */
type Odds = { readonly [Need in keyof Accessibility]?: readonly (Accessibility[Need] & string)[] }

/** Opening hours: minutes from midnight on some weekdays, 0 for Sunday. */
type Hours = readonly { days: readonly number[]; ranges: readonly (readonly [start: number, end: number])[] }[]

export type PlaceKind = {
  /** Its category, with which uids start. */
  category: string
  /** How many of them a town has. */
  count: number
  /** Name in each language; `{street}` stands for the street. Ignored by kinds with names. */
  name: Words
  description: Words
  /** Whether it has a name of its own, a telephone and a page. */
  isNamed: boolean
  /** Whether it stands near the centre. */
  isCentral: boolean
  hours: Hours | 'always' | 'none'
  byAppointment?: boolean
  accessibility: Odds
}

const week = [1, 2, 3, 4, 5]
const everyDay = [0, 1, 2, 3, 4, 5, 6]
const words = (fr: string, de: string, en: string, nl: string): Words => ({ fr, de, en, nl })
const usually = ['yes', 'yes', 'yes', 'limited', 'no'] as const
const rarely = ['no', 'no', 'no', 'limited', 'yes'] as const

const shop = (hours: Hours, category: string, count: number, description: Words): PlaceKind => ({
  category,
  count,
  name: description,
  description,
  isNamed: true,
  isCentral: true,
  hours,
  accessibility: { stepFree: usually, stroller: usually, toilets: rarely, hearingLoop: rarely, parking: rarely },
})

const furniture = (
  category: string,
  count: number,
  name: Words,
  description: Words,
  accessibility: Odds,
  hours: PlaceKind['hours'] = 'none',
): PlaceKind => ({ category, count, name, description, isNamed: false, isCentral: false, hours, accessibility })

/** The kinds of places that a script adds to a town. */
export const placeKinds: readonly PlaceKind[] = [
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
  furniture(
    'arret-bus',
    40,
    words('Arrêt {street}', 'Haltestelle {street}', '{street} bus stop', 'Halte {street}'),
    words(
      'Arrêt de bus, avec les horaires affichés.',
      'Bushaltestelle mit ausgehängtem Fahrplan.',
      'Bus stop with a timetable.',
      'Bushalte met uithangende dienstregeling.',
    ),
    { stepFree: usually, stroller: usually, benches: ['yes', 'no'] },
  ),
  furniture(
    'banc',
    64,
    words('Banc, {street}', 'Bank, {street}', 'Bench, {street}', 'Zitbank, {street}'),
    words(
      'Un banc pour souffler.',
      'Eine Bank zum Verschnaufen.',
      'A bench to rest on.',
      'Een bank om even uit te rusten.',
    ),
    { stepFree: usually, stroller: usually, benches: ['yes'] },
  ),
  furniture(
    'toilettes',
    8,
    words(
      'Toilettes publiques, {street}',
      'Öffentliche Toilette, {street}',
      'Public toilets, {street}',
      'Openbaar toilet, {street}',
    ),
    words(
      'Toilettes gratuites, nettoyées chaque jour.',
      'Kostenlose Toiletten, täglich gereinigt.',
      'Free toilets, cleaned every day.',
      'Gratis toiletten, elke dag schoongemaakt.',
    ),
    { stepFree: ['yes', 'yes', 'no'], stroller: ['yes', 'limited'], toilets: ['yes'] },
    [{ days: everyDay, ranges: [[480, 1200]] }],
  ),
  furniture(
    'plaine-de-jeux',
    12,
    words('Plaine de jeux, {street}', 'Spielplatz, {street}', 'Playground, {street}', 'Speelplein, {street}'),
    words(
      'Balançoires et toboggan, pour les enfants de 3 à 12 ans.',
      'Schaukeln und Rutsche, für Kinder von 3 bis 12 Jahren.',
      'Swings and a slide, for children from 3 to 12.',
      'Schommels en glijbaan, voor kinderen van 3 tot 12 jaar.',
    ),
    { stepFree: usually, stroller: ['yes', 'yes', 'limited'], benches: ['yes'], toilets: rarely },
    [{ days: everyDay, ranges: [[480, 1260]] }],
  ),
  furniture(
    'parking',
    16,
    words('Parking {street}', 'Parkplatz {street}', '{street} car park', 'Parking {street}'),
    words(
      'Parking gratuit, disque bleu en journée.',
      'Kostenloser Parkplatz, tagsüber mit Parkscheibe.',
      'Free car park, with a disc in the daytime.',
      'Gratis parking, overdag met parkeerschijf.',
    ),
    { stepFree: ['yes'], parking: ['yes', 'yes', 'no'] },
    'always',
  ),
  furniture(
    'parking-velo',
    16,
    words('Arceaux à vélos, {street}', 'Fahrradbügel, {street}', 'Bicycle stands, {street}', 'Fietsbeugels, {street}'),
    words(
      'Six places pour attacher un vélo.',
      'Sechs Plätze für Fahrräder.',
      'Room for six bicycles.',
      'Plaats voor zes fietsen.',
    ),
    { stepFree: ['yes'] },
    'always',
  ),
  furniture(
    'bulles-a-verre',
    16,
    words('Bulles à verre, {street}', 'Glascontainer, {street}', 'Glass bank, {street}', 'Glasbollen, {street}'),
    words(
      'Verre blanc et verre coloré, de 8 h à 20 h par égard pour les voisins.',
      'Weißglas und Buntglas, mit Rücksicht auf die Nachbarn von 8 bis 20 Uhr.',
      'Clear and coloured glass, from 8 to 20 out of regard for the neighbours.',
      'Wit en gekleurd glas, van 8 tot 20 uur uit respect voor de buren.',
    ),
    { stepFree: usually },
    [{ days: everyDay, ranges: [[480, 1200]] }],
  ),
  furniture(
    'defibrillateur',
    14,
    words('Défibrillateur, {street}', 'Defibrillator, {street}', 'Defibrillator, {street}', 'Defibrillator, {street}'),
    words(
      'Défibrillateur en façade, accessible jour et nuit. Appelez d’abord le 112.',
      'Defibrillator an der Fassade, Tag und Nacht zugänglich. Rufen Sie zuerst 112.',
      'Defibrillator on the front, reachable day and night. Call 112 first.',
      'Defibrillator aan de gevel, dag en nacht bereikbaar. Bel eerst 112.',
    ),
    { stepFree: usually },
    'always',
  ),
  furniture(
    'point-d-eau',
    14,
    words(
      'Fontaine d’eau potable, {street}',
      'Trinkbrunnen, {street}',
      'Drinking fountain, {street}',
      'Drinkfontein, {street}',
    ),
    words(
      'Eau potable d’avril à octobre.',
      'Trinkwasser von April bis Oktober.',
      'Drinking water from April to October.',
      'Drinkwater van april tot oktober.',
    ),
    { stepFree: usually, benches: ['yes', 'no'] },
  ),
  furniture(
    'sport',
    8,
    words('Terrain de sport, {street}', 'Sportplatz, {street}', 'Sports pitch, {street}', 'Sportveld, {street}'),
    words(
      'Terrain libre d’accès : football, basket et tennis de table.',
      'Frei zugänglich: Fußball, Basketball und Tischtennis.',
      'Open to all: football, basketball and table tennis.',
      'Vrij toegankelijk: voetbal, basketbal en tafeltennis.',
    ),
    { stepFree: usually, benches: usually, toilets: rarely },
    [{ days: everyDay, ranges: [[480, 1320]] }],
  ),
]

/** The opening hours of a kind as entries of the contract. */
export function scheduleOf({ hours, byAppointment }: PlaceKind): ScheduleEntry[] {
  if (hours === 'none') return []
  if (hours === 'always') return everyDay.map((day) => ({ day, startTime: 0, endTime: 1440, alwaysOpen: true }))
  return hours.flatMap(({ days, ranges }) =>
    days.flatMap((day) =>
      ranges.map(([startTime, endTime]) => ({ day, startTime, endTime, ...(byAppointment && { appointment: true }) })),
    ),
  )
}
