import type { Place, ScheduleEntry } from '../../schemas'
import type { Random } from '../random'
import { localities, near } from './createStreets'
import { namesakes, slug } from './words'

type Kind = { category: string; name: string; description: string; image?: string; alt?: string; hours: Hours }
/** Opening hours in minutes from midnight; `always` for places that never close, `none` where hours do not apply. */
type Hours = readonly (readonly [start: number, end: number])[] | 'always' | 'none'

const office: Hours = [
  [510, 720],
  [810, 990],
]
const shop: Hours = [[540, 1080]]

const kinds: readonly Kind[] = [
  {
    category: 'administration',
    name: 'Maison communale',
    description: 'Population, état civil et accueil général du quartier.',
    image: 'hotel-de-ville.svg',
    alt: 'L’entrée de la maison communale, avec son perron.',
    hours: office,
  },
  {
    category: 'ecole',
    name: 'École communale',
    description: 'Enseignement maternel et primaire, garderie du matin et du soir.',
    image: 'ecole.svg',
    alt: 'La cour de l’école, à l’heure de la récréation.',
    hours: [[480, 1080]],
  },
  { category: 'ecole', name: 'Crèche', description: 'Accueil des enfants de 0 à 3 ans, sur inscription.', hours: shop },
  {
    category: 'culture',
    name: 'Bibliothèque',
    description: 'Livres, revues et jeux à emprunter ; un espace numérique au premier étage.',
    image: 'bibliotheque.svg',
    alt: 'Des lecteurs entre les rayons de la bibliothèque.',
    hours: [[600, 1080]],
  },
  {
    category: 'culture',
    name: 'Salle des fêtes',
    description: 'Spectacles, conférences et repas de quartier ; la salle se loue.',
    image: 'theatre.svg',
    alt: 'La scène d’un petit théâtre, rideau ouvert.',
    hours: 'none',
  },
  {
    category: 'sport',
    name: 'Hall omnisports',
    description: 'Basket, volley, badminton et arts martiaux, en club ou à l’heure.',
    image: 'hall-sports.svg',
    alt: 'Une partie de basket dans le hall omnisports.',
    hours: [[480, 1320]],
  },
  { category: 'sport', name: 'Terrain de football', description: 'Terrain en herbe et buvette.', hours: 'none' },
  {
    category: 'jeux',
    name: 'Plaine de jeux',
    description: 'Balançoires, toboggan et tables de pique-nique à l’ombre.',
    image: 'plaine-de-jeux.svg',
    alt: 'Des enfants sur les balançoires d’une plaine de jeux.',
    hours: 'always',
  },
  {
    category: 'sante',
    name: 'Maison médicale',
    description: 'Médecine générale, soins infirmiers et kinésithérapie, sur rendez-vous.',
    image: 'maison-medicale.svg',
    alt: 'La façade de la maison médicale.',
    hours: office,
  },
  { category: 'sante', name: 'Pharmacie', description: 'Pharmacie de quartier, de garde à son tour.', hours: shop },
  {
    category: 'commerce',
    name: 'Boulangerie',
    description: 'Pain au levain, tartes et viennoiseries.',
    image: 'boulangerie.svg',
    alt: 'La vitrine d’une boulangerie, avec ses pains.',
    hours: [[390, 1080]],
  },
  { category: 'commerce', name: 'Épicerie', description: 'Produits de la région, fruits et légumes.', hours: shop },
  { category: 'commerce', name: 'Librairie', description: 'Livres, presse et papeterie.', hours: shop },
  { category: 'horeca', name: 'Café', description: 'Bières locales, petite restauration et terrasse.', hours: shop },
  { category: 'environnement', name: 'Bulles à verre', description: 'Verre blanc et coloré.', hours: 'always' },
  { category: 'culte', name: 'Église', description: 'Église paroissiale, ouverte aux visiteurs.', hours: shop },
]

const weekdays = [1, 2, 3, 4, 5]

function scheduleOf(hours: Hours): ScheduleEntry[] {
  if (hours === 'none') return []
  if (hours === 'always') {
    return [0, ...weekdays, 6].map((day) => ({ day, startTime: 0, endTime: 1440, alwaysOpen: true }))
  }
  return weekdays.flatMap((day) => hours.map(([startTime, endTime]) => ({ day, startTime, endTime })))
}

/** Creates up to 2,016 places with unique names: every combination of kind and namesake. */
export function createPlaces(count: number, random: Random): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length]
    const namesake = namesakes[Math.floor(index / kinds.length)]
    if (!kind || !namesake) throw new Error('There are not enough names for the places.')
    const { zip, name: locality } = random.pick(localities)
    const name = `${kind.name} ${namesake}`
    return {
      uid: slug(name),
      category: kind.category,
      ...near(random),
      address: { street: `Rue ${namesake}`, streetNumber: String(1 + random.below(120)), zip, locality },
      phone: `+32 4 555 ${10 + random.below(90)} ${10 + random.below(90)}`,
      ...(kind.image ? { image: kind.image } : {}),
      schedule: scheduleOf(kind.hours),
      translations: {
        fr: { name, description: kind.description, ...(kind.alt ? { imageAlt: kind.alt } : {}) },
      },
    }
  })
}
