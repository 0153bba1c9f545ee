import type { Place, TownEvent } from '../../schemas'
import type { Random } from '../random'
import { families, givenNames, slug } from './words'

type Kind = {
  tags: readonly string[]
  picture?: readonly [file: string, alt: string]
  title: (guest: string, where: string) => string
  summary: string
  text: string
  /** Start in hours, and duration in minutes. */
  at: readonly [hour: number, minutes: number]
  price: string
}

const kinds: readonly Kind[] = [
  {
    tags: ['culture'],
    picture: ['concert-kiosque.svg', 'Une fanfare joue dans le kiosque à musique.'],
    title: (guest) => `Concert : ${guest} et ses musiciens`,
    summary: 'Une heure et demie de chansons, de swing et de valses. Bar et petite restauration.',
    text: 'Les portes ouvrent une demi-heure avant le concert. En cas de pluie, il a lieu à l’intérieur.',
    at: [20, 90],
    price: '12 €, 8 € en prévente',
  },
  {
    tags: ['culture', 'jeunesse'],
    title: (guest) => `L’heure du conte avec ${guest}`,
    summary: 'Des histoires à écouter, à mimer et à emporter, pour les enfants de 3 à 8 ans.',
    text: 'Les parents sont les bienvenus. La séance se termine par un goûter.',
    at: [15, 60],
    price: 'Gratuit',
  },
  {
    tags: ['commerce'],
    picture: ['place-du-marche.svg', 'Étals de fruits, de fleurs et de pain sur la place du Marché.'],
    title: (_, where) => `Brocante de quartier : ${where}`,
    summary: 'Deux cents exposants, des jeux anciens et un barbecue tenu par le comité de quartier.',
    text: 'Les emplacements se réservent jusqu’à dix jours avant la brocante. La circulation est interdite dès 5 heures.',
    at: [7, 600],
    price: 'Entrée libre',
  },
  {
    tags: ['sport'],
    picture: ['hall-sports.svg', 'Une partie de basket dans le hall omnisports.'],
    title: (_, where) => `Tournoi ouvert à tous : ${where}`,
    summary: 'Équipes de quatre, débutants compris. Vestiaires et douches sur place.',
    text: 'Inscription par équipe jusqu’à la veille. Les matchs sont arbitrés par les jeunes du club.',
    at: [13, 300],
    price: '5 € par personne',
  },
  {
    tags: ['environnement'],
    picture: ['randonnee.svg', 'Des promeneurs sur un sentier au-dessus de la vallée.'],
    title: (guest) => `Promenade nature guidée par ${guest}`,
    summary: 'Six kilomètres par les crêtes et le bord de l’eau, à la découverte des oiseaux.',
    text: 'Prenez de bonnes chaussures. Les chiens tenus en laisse sont admis.',
    at: [9, 180],
    price: 'Gratuit',
  },
  {
    tags: ['solidarite'],
    title: (_, where) => `Repair café : ${where}`,
    summary: 'Des bénévoles réparent avec vous vélos, lampes, vêtements et petit électroménager.',
    text: 'Un objet par personne. Les pièces de rechange sont à votre charge.',
    at: [14, 240],
    price: 'Participation libre',
  },
  {
    tags: ['participation'],
    picture: ['conseil-communal.svg', 'Les conseillers réunis dans la salle du conseil.'],
    title: (guest) => `Réunion de quartier avec ${guest}`,
    summary: 'Circulation, propreté, projets : venez poser vos questions au Collège.',
    text: 'La réunion est ouverte à toutes et à tous, sans inscription.',
    at: [19, 120],
    price: 'Gratuit',
  },
]

/** Days ahead that events are created for. */
const horizonDays = 365

/** Creates events spread evenly over the next year, each at a place of the town. */
export function createEvents(count: number, places: readonly Place[], random: Random): TownEvent[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = random.pick(kinds)
    const place = random.pick(places)
    const where = place.translations.fr?.name ?? place.uid
    const title = kind.title(`${random.pick(givenNames)} ${random.pick(families)}`, where)
    const [hour, durationMinutes] = kind.at
    const [image, imageAlt] = kind.picture ?? []
    return {
      uid: `${slug(title)}-${index + 1}`,
      startsInDays: Math.floor((index * horizonDays) / count),
      startTime: `${String(hour).padStart(2, '0')}:${random.pick(['00', '15', '30'])}`,
      durationMinutes,
      place: place.uid,
      ...(image ? { image } : {}),
      tags: [...kind.tags],
      translations: {
        fr: {
          title,
          ...(imageAlt ? { imageAlt } : {}),
          summary: kind.summary,
          html: `<p>${kind.text}</p><p>Rendez-vous à cette adresse : ${where}.</p>`,
          price: kind.price,
        },
      },
    }
  })
}
