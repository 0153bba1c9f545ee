import type { Street } from '../../schemas'
import type { Random } from '../random'
import { namesakes } from './words'

/** Villages of the town with their postal codes. Each has a waste zone. */
export const localities = [
  { zip: '4690', name: 'Grandville-Centre', uid: 'centre' },
  { zip: '4690', name: 'Outremont', uid: 'outremont' },
  { zip: '4691', name: 'Saint-Lambert', uid: 'saint-lambert' },
  { zip: '4691', name: 'Pré-Basse', uid: 'pre-basse' },
  { zip: '4692', name: 'Haute-Fontaine', uid: 'haute-fontaine' },
  { zip: '4692', name: 'Le Thier', uid: 'le-thier' },
  { zip: '4693', name: 'Vieux-Moulin', uid: 'vieux-moulin' },
  { zip: '4693', name: 'Les Verreries', uid: 'les-verreries' },
  { zip: '4694', name: 'Boisval', uid: 'boisval' },
  { zip: '4694', name: 'Rivage', uid: 'rivage' },
  { zip: '4695', name: 'Neuville', uid: 'neuville' },
  { zip: '4695', name: 'La Citadelle', uid: 'la-citadelle' },
] as const

export const centre = { lat: 50.61, lon: 5.62 }

const kinds = [
  'Rue',
  'Avenue',
  'Chemin',
  'Place',
  'Clos',
  'Allée',
  'Boulevard',
  'Impasse',
  'Sentier',
  'Drève',
  'Quai',
  'Voie',
]

/** Creates up to 1,500 streets with unique names. */
export function createStreets(count: number, random: Random): Street[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[Math.floor(index / namesakes.length)]
    const namesake = namesakes[index % namesakes.length]
    if (!kind || !namesake) throw new Error('There are not enough names for the streets.')
    const { zip, name: locality, uid: zone } = random.pick(localities)
    const { lat, lon } = near(random)
    return { name: `${kind} ${namesake}`, zip, locality, last: 4 + 2 * random.below(90), lat, lon, zone }
  })
}

/** Returns a random position within four kilometres of the centre. */
export function near(random: Random): { lat: number; lon: number } {
  const shifted = (from: number, width: number) => Number((from + (random.below(2000) / 1000 - 1) * width).toFixed(5))
  return { lat: shifted(centre.lat, 0.036), lon: shifted(centre.lon, 0.056) }
}

const articles: Readonly<Record<string, string>> = {
  Rue: 'la rue',
  Avenue: 'l’avenue',
  Chemin: 'le chemin',
  Place: 'la place',
  Clos: 'le clos',
  Allée: 'l’allée',
  Boulevard: 'le boulevard',
  Impasse: 'l’impasse',
  Sentier: 'le sentier',
  Drève: 'la drève',
  Quai: 'le quai',
  Voie: 'la voie',
}

/** Formats a street within a sentence: `l’avenue des Tilleuls`. */
export function inSentence({ name }: Street): string {
  const [kind = '', ...rest] = name.split(' ')
  return [articles[kind] ?? kind, ...rest].join(' ')
}
