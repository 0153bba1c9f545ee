import type { Locale } from '../../../../schemas'
import { textsOf } from './textsOf'

type TextKey = Parameters<ReturnType<typeof textsOf>>[0]
type UidIn<Prefix extends string, Key = TextKey> = Key extends `${Prefix}.${infer Uid}` ? Uid : never

/** A category: `places.<uid>` is its name. */
type Uid = UidIn<'places'>
/** A category below another one: `place.<uid>` is the name of one of its places. */
type LowerUid = UidIn<'place'>

type Category<U extends Uid> = U extends LowerUid ? { parent: Uid; icon: string } : { parent?: never; icon: string }

/** The categories with names, in the order of the menu. A town may use others. */
const known: { readonly [U in Uid]: Category<U> } = {
  administration: { icon: 'building' },
  sante: { icon: 'health' },
  pharmacie: { parent: 'sante', icon: 'health' },
  medecin: { parent: 'sante', icon: 'stethoscope' },
  defibrillateur: { parent: 'sante', icon: 'defibrillator' },
  commerce: { icon: 'shop' },
  boulangerie: { parent: 'commerce', icon: 'bread' },
  epicerie: { parent: 'commerce', icon: 'basket' },
  restaurant: { parent: 'commerce', icon: 'restaurant' },
  mobilite: { icon: 'bus' },
  'arret-bus': { parent: 'mobilite', icon: 'bus' },
  parking: { parent: 'mobilite', icon: 'parking' },
  'parking-velo': { parent: 'mobilite', icon: 'bike' },
  commodites: { icon: 'info' },
  toilettes: { parent: 'commodites', icon: 'toilets' },
  'point-d-eau': { parent: 'commodites', icon: 'glass' },
  banc: { parent: 'commodites', icon: 'bench' },
  loisirs: { icon: 'music' },
  'plaine-de-jeux': { parent: 'loisirs', icon: 'child' },
  sport: { icon: 'sport' },
  culture: { icon: 'book' },
  patrimoine: { icon: 'tower' },
  monument: { parent: 'patrimoine', icon: 'monument' },
  tourisme: { icon: 'map' },
  nature: { icon: 'tree' },
  education: { icon: 'school' },
  enseignement: { icon: 'school' },
  dechets: { icon: 'recycle' },
  'bulles-a-verre': { parent: 'dechets', icon: 'bottle' },
  securite: { icon: 'shield' },
  social: { icon: 'family' },
  'vie-associative': { icon: 'chat' },
}

export const knownCategories: readonly string[] = Object.keys(known)

const isKnown = (uid: string): uid is Uid => Object.hasOwn(known, uid)

const isLower = (uid: Uid): uid is LowerUid => known[uid].parent !== undefined

export const parentCategory = (uid: string): string | undefined => (isKnown(uid) ? known[uid].parent : undefined)

/** Returns a category and its children. */
export const categoryAndBelow = (uid: string): string[] => [
  uid,
  ...knownCategories.filter((each) => parentCategory(each) === uid),
]

/** Whether a category, or its parent, is one of the given categories. */
export function isWithin(uid: string, categories: readonly string[]): boolean {
  const parent = parentCategory(uid)
  return categories.includes(uid) || (parent !== undefined && categories.includes(parent))
}

/** Returns the name of `one` place of a category, or of `all`. Derives the name of an unknown category from its uid. */
export function categoryName(uid: string, locale: Locale, count: 'one' | 'all'): string {
  if (isKnown(uid)) return textsOf(locale)(count === 'one' && isLower(uid) ? `place.${uid}` : `places.${uid}`)
  const words = uid.replace(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const categoryIcon = (uid: string): string => (isKnown(uid) ? known[uid].icon : 'pin')
