import type { Locale } from '../../../../schemas'

type Names = Readonly<Record<Locale, string>>

type Category = {
  /** Uid of the parent category; absent on the top level. */
  parent?: string
  icon: string
  /** Name of one place of the category, and of all of them. */
  one: Names
  all: Names
}

const names = (fr: string, de: string, en: string, nl: string): Names => ({ fr, de, en, nl })

/** Defines a top-level category, whose places have the same name as the category. */
const group = (icon: string, all: Names): Category => ({ icon, one: all, all })

const below = (parent: string, icon: string, one: Names, all: Names): Category => ({ parent, icon, one, all })

/** The categories with names, in the order of the menu. A town may use others. */
const known: Readonly<Record<string, Category>> = {
  administration: group(
    'building',
    names('Services communaux', 'Gemeindedienste', 'Town services', 'Gemeentediensten'),
  ),
  sante: group('health', names('Santé', 'Gesundheit', 'Health', 'Gezondheid')),
  pharmacie: below(
    'sante',
    'health',
    names('Pharmacie', 'Apotheke', 'Pharmacy', 'Apotheek'),
    names('Pharmacies', 'Apotheken', 'Pharmacies', 'Apotheken'),
  ),
  medecin: below(
    'sante',
    'stethoscope',
    names('Médecin', 'Arztpraxis', 'Doctor', 'Huisarts'),
    names('Médecins', 'Arztpraxen', 'Doctors', 'Huisartsen'),
  ),
  defibrillateur: below(
    'sante',
    'defibrillator',
    names('Défibrillateur', 'Defibrillator', 'Defibrillator', 'Defibrillator'),
    names('Défibrillateurs', 'Defibrillatoren', 'Defibrillators', 'Defibrillatoren'),
  ),
  commerce: group('shop', names('Commerces', 'Geschäfte', 'Shops', 'Winkels')),
  boulangerie: below(
    'commerce',
    'bread',
    names('Boulangerie', 'Bäckerei', 'Bakery', 'Bakkerij'),
    names('Boulangeries', 'Bäckereien', 'Bakeries', 'Bakkerijen'),
  ),
  epicerie: below(
    'commerce',
    'basket',
    names('Épicerie', 'Lebensmittelladen', 'Grocery', 'Kruidenier'),
    names('Épiceries', 'Lebensmittelläden', 'Groceries', 'Kruideniers'),
  ),
  restaurant: below(
    'commerce',
    'restaurant',
    names('Café ou restaurant', 'Café oder Restaurant', 'Café or restaurant', 'Café of restaurant'),
    names('Cafés et restaurants', 'Cafés und Restaurants', 'Cafés and restaurants', 'Cafés en restaurants'),
  ),
  mobilite: group('bus', names('Se déplacer', 'Unterwegs', 'Getting around', 'Onderweg')),
  'arret-bus': below(
    'mobilite',
    'bus',
    names('Arrêt de bus', 'Bushaltestelle', 'Bus stop', 'Bushalte'),
    names('Arrêts de bus', 'Bushaltestellen', 'Bus stops', 'Bushaltes'),
  ),
  parking: below(
    'mobilite',
    'parking',
    names('Parking', 'Parkplatz', 'Car park', 'Parking'),
    names('Parkings', 'Parkplätze', 'Car parks', 'Parkings'),
  ),
  'parking-velo': below(
    'mobilite',
    'bike',
    names('Parking à vélos', 'Fahrradständer', 'Bicycle parking', 'Fietsenstalling'),
    names('Parkings à vélos', 'Fahrradständer', 'Bicycle parking', 'Fietsenstallingen'),
  ),
  commodites: group('info', names('Au quotidien', 'Im Alltag', 'Everyday', 'Elke dag')),
  toilettes: below(
    'commodites',
    'toilets',
    names('Toilettes publiques', 'Öffentliche Toilette', 'Public toilets', 'Openbaar toilet'),
    names('Toilettes publiques', 'Öffentliche Toiletten', 'Public toilets', 'Openbare toiletten'),
  ),
  'point-d-eau': below(
    'commodites',
    'glass',
    names('Point d’eau potable', 'Trinkwasserstelle', 'Drinking water', 'Drinkwaterpunt'),
    names('Points d’eau potable', 'Trinkwasserstellen', 'Drinking water', 'Drinkwaterpunten'),
  ),
  banc: below(
    'commodites',
    'bench',
    names('Banc', 'Bank', 'Bench', 'Zitbank'),
    names('Bancs', 'Bänke', 'Benches', 'Zitbanken'),
  ),
  loisirs: group('music', names('Loisirs', 'Freizeit', 'Leisure', 'Vrije tijd')),
  'plaine-de-jeux': below(
    'loisirs',
    'child',
    names('Plaine de jeux', 'Spielplatz', 'Playground', 'Speelplein'),
    names('Plaines de jeux', 'Spielplätze', 'Playgrounds', 'Speelpleinen'),
  ),
  sport: group('sport', names('Sport', 'Sport', 'Sport', 'Sport')),
  culture: group('book', names('Culture', 'Kultur', 'Culture', 'Cultuur')),
  patrimoine: group('tower', names('Patrimoine', 'Kulturerbe', 'Heritage', 'Erfgoed')),
  monument: below(
    'patrimoine',
    'monument',
    names('Monument', 'Denkmal', 'Monument', 'Monument'),
    names('Monuments', 'Denkmäler', 'Monuments', 'Monumenten'),
  ),
  tourisme: group('map', names('Tourisme', 'Tourismus', 'Tourism', 'Toerisme')),
  nature: group('tree', names('Nature', 'Natur', 'Nature', 'Natuur')),
  education: group('school', names('Écoles', 'Schulen', 'Schools', 'Scholen')),
  enseignement: group('school', names('Écoles', 'Schulen', 'Schools', 'Scholen')),
  dechets: group('recycle', names('Déchets', 'Abfall', 'Waste', 'Afval')),
  'bulles-a-verre': below(
    'dechets',
    'bottle',
    names('Bulles à verre', 'Glascontainer', 'Glass bank', 'Glasbol'),
    names('Bulles à verre', 'Glascontainer', 'Glass banks', 'Glasbollen'),
  ),
  securite: group('shield', names('Sécurité', 'Sicherheit', 'Safety', 'Veiligheid')),
  social: group('family', names('Aide et social', 'Soziales', 'Social services', 'Welzijn')),
  'vie-associative': group('chat', names('Vie associative', 'Vereinsleben', 'Associations', 'Verenigingsleven')),
}

export const knownCategories: readonly string[] = Object.keys(known)

const find = (uid: string): Category | undefined => (Object.hasOwn(known, uid) ? known[uid] : undefined)

export const parentCategory = (uid: string): string | undefined => find(uid)?.parent

/** Returns a category and its children. */
export const categoryAndBelow = (uid: string): string[] => [
  uid,
  ...knownCategories.filter((each) => known[each]?.parent === uid),
]

/** Whether a category, or its parent, is one of the given categories. */
export function isWithin(uid: string, categories: readonly string[]): boolean {
  const parent = parentCategory(uid)
  return categories.includes(uid) || (parent !== undefined && categories.includes(parent))
}

/** Returns the name of `one` place of a category, or of `all`. Derives the name of an unknown category from its uid. */
export function categoryName(uid: string, locale: Locale, count: 'one' | 'all'): string {
  const found = find(uid)
  if (found) return found[count][locale]
  const words = uid.replace(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const categoryIcon = (uid: string): string => find(uid)?.icon ?? 'pin'
