import type { Place, Publication, Street } from '../../schemas'
import type { Random } from '../random'
import { inSentence } from './createStreets'
import { capitalized, families, givenNames, slug } from './words'

/** Values in the sentences of a story. */
type Facts = {
  street: string
  other: string
  place: string
  weeks: number
  day: string
  amount: string
  person: string
}

type Story = {
  type: string
  tags: readonly string[]
  picture: readonly [file: string, alt: string]
  titles: readonly ((facts: Facts) => string)[]
  summaries: readonly ((facts: Facts) => string)[]
  sentences: readonly ((facts: Facts) => string)[]
}

const stories: readonly Story[] = [
  {
    type: 'travaux',
    tags: ['travaux', 'mobilite'],
    picture: ['chantier-voirie.svg', 'Une pelleteuse et deux ouvriers sur un chantier de voirie.'],
    titles: [
      ({ street }) => `${capitalized(street)} : la circulation passe en alternance`,
      ({ street }) => `${capitalized(street)} : de nouvelles conduites d’eau`,
      ({ street, other }) => `Trottoirs refaits entre ${street} et ${other}`,
      ({ street }) => `Éclairage renouvelé dans ${street}`,
    ],
    summaries: [
      ({ weeks }) => `Le chantier dure ${weeks} semaines. Les riverains gardent l’accès à leur domicile à tout moment.`,
      ({ day }) => `Les équipes arrivent ${day} à 7 heures. Une déviation est fléchée pour les voitures et les bus.`,
    ],
    sentences: [
      ({ street, other }) => `Le chantier avance par tronçons, d’abord dans ${street}, puis dans ${other}.`,
      ({ weeks }) => `Comptez ${weeks} semaines de travaux, hors intempéries.`,
      () => 'Sortez vos conteneurs la veille au soir : l’équipe du chantier les rapproche du camion.',
      () => 'Le passage reste ouvert aux piétons et aux cyclistes des deux côtés.',
      ({ day }) => `Le conducteur du chantier tient une permanence ${day} de 8 h à 9 h 30.`,
      ({ amount }) => `La Région finance ${amount} euros, la commune apporte le solde.`,
    ],
  },
  {
    type: 'culture',
    tags: ['culture'],
    picture: ['bibliotheque.svg', 'Des lecteurs entre les rayons de la bibliothèque.'],
    titles: [
      ({ place }) => `Une nouvelle saison à découvrir : ${place}`,
      ({ person }) => `${person} expose ses aquarelles de la Meuse`,
      ({ amount }) => `La bibliothèque accueille ${amount} nouveaux livres`,
    ],
    summaries: [
      ({ day }) => `L’ouverture a lieu ${day} à 18 heures, en présence des artistes. L’entrée est libre.`,
      () => 'Lectures, rencontres et ateliers pour tous les âges, sans inscription.',
    ],
    sentences: [
      ({ person }) => `« Nous avons voulu un programme pour toutes les familles », explique ${person}.`,
      () => 'Les personnes à mobilité réduite entrent par la cour, de plain-pied.',
      ({ place }) => `Les ateliers ont lieu sur place (${place}), le mercredi après-midi.`,
      () => 'Le programme complet est disponible à l’accueil et à la bibliothèque.',
      () => 'Une boucle magnétique équipe les trois premiers rangs.',
    ],
  },
  {
    type: 'avis',
    tags: ['participation'],
    picture: ['conseil-communal.svg', 'Les conseillers réunis dans la salle du conseil.'],
    titles: [
      ({ street }) => `Enquête publique : un projet de logements dans ${street}`,
      ({ street }) => `Stationnement dans ${street} : donnez votre avis`,
      () => 'Les décisions du conseil communal',
    ],
    summaries: [
      ({ weeks }) => `Le dossier peut être consulté pendant ${weeks} semaines au service de l’urbanisme.`,
      ({ day }) => `Une réunion d’information se tient ${day} à 19 h 30 à l’hôtel de ville.`,
    ],
    sentences: [
      () => 'Les remarques se transmettent par écrit, par courriel ou sur place, sur rendez-vous.',
      ({ street, other }) => `Le périmètre s’étend entre ${street} et ${other}.`,
      ({ person }) => `${person}, du service de l’urbanisme, répond à vos questions.`,
      () => 'Le Collège se prononce dans les trente jours qui suivent la clôture.',
      ({ amount }) => `Le budget prévu s’élève à ${amount} euros.`,
    ],
  },
  {
    type: 'environnement',
    tags: ['environnement'],
    picture: ['jardin-partage.svg', 'Des habitants plantent des légumes dans un jardin partagé.'],
    titles: [
      ({ street }) => `Des arbres pour ${street}`,
      ({ place }) => `Grand nettoyage de printemps : rendez-vous à l’adresse « ${place} »`,
      () => 'Collecte des déchets : les jours changent pendant les fêtes',
    ],
    summaries: [
      ({ weeks }) => `${weeks * 4} tilleuls et érables sont plantés cet hiver, avec l’aide des écoles.`,
      ({ day }) => `Les volontaires reçoivent gants et sacs ${day} dès 9 heures.`,
    ],
    sentences: [
      () => 'Les essences choisies supportent mieux la sécheresse.',
      ({ street }) => `Les fosses de plantation sont creusées dans ${street} sans toucher aux conduites.`,
      () => 'Le recyparc reste ouvert aux heures habituelles.',
      ({ person }) => `${person} coordonne les équipes du quartier.`,
      ({ amount }) => `L’an dernier, les volontaires ont ramassé ${amount} kilos de déchets.`,
    ],
  },
  {
    type: 'jeunesse',
    tags: ['jeunesse', 'sport'],
    picture: ['plaine-de-jeux.svg', 'Des enfants sur les balançoires d’une plaine de jeux.'],
    titles: [
      ({ street }) => `Une plaine de jeux rouvre près de chez vous, dans ${street}`,
      () => 'Plaines de vacances : les inscriptions commencent',
      ({ place }) => `Le sport pour tous : ${place}`,
    ],
    summaries: [
      ({ day }) => `Les inscriptions ouvrent ${day}. Les familles de plusieurs enfants ont un tarif réduit.`,
      () => 'De 3 à 15 ans, avec des animateurs brevetés et un repas chaud à midi.',
    ],
    sentences: [
      () => 'Une garderie accueille les enfants dès 7 h 30 et jusqu’à 17 h 30.',
      ({ amount }) => `L’an dernier, ${amount} enfants ont participé.`,
      ({ person }) => `${person} et son équipe préparent un programme différent chaque semaine.`,
      () => 'La participation aux frais ne doit empêcher personne : parlez-en au service social.',
    ],
  },
  {
    type: 'commerce',
    tags: ['commerce', 'solidarite'],
    picture: ['place-du-marche.svg', 'Étals de fruits, de fleurs et de pain sur la place du Marché.'],
    titles: [
      ({ person }) => `${person} ouvre un atelier de couture et de retouches`,
      () => 'Le marché du samedi s’agrandit',
      ({ street }) => `Chèques-commerces : une deuxième vie pour ${street}`,
    ],
    summaries: [
      ({ amount }) => `La commune distribue ${amount} chèques à dépenser chez les commerçants participants.`,
      ({ day }) => `Premier rendez-vous ${day}, de 8 heures à 13 heures.`,
    ],
    sentences: [
      () => 'La liste des commerces participants est affichée à l’hôtel de ville.',
      ({ place }) => `Un point d’information se trouve sur place : ${place}.`,
      ({ weeks }) => `Les chèques restent valables ${weeks} mois.`,
      ({ person }) => `« On se sent soutenus », se réjouit ${person}.`,
    ],
  },
]

const days = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']
const hours = ['07:30', '08:15', '09:00', '10:00', '11:45', '14:00', '16:30']

/** How many publications the town writes each day. */
const perDay = 2

/** Creates news of the last years, latest first. */
export function createPublications(
  count: number,
  streets: readonly Street[],
  places: readonly Place[],
  random: Random,
): Publication[] {
  return Array.from({ length: count }, (_, index) => {
    const story = random.pick(stories)
    const [image, imageAlt] = story.picture
    const facts: Facts = {
      street: inSentence(random.pick(streets)),
      other: inSentence(random.pick(streets)),
      place: random.pick(places).translations.fr?.name ?? '',
      weeks: 2 + random.below(9),
      day: `${random.pick(days)} prochain`,
      amount: `${2 + random.below(80)}00`,
      person: `${random.pick(givenNames)} ${random.pick(families)}`,
    }
    const title = random.pick(story.titles)(facts)
    const told = story.sentences.filter(() => random.chance(0.8)).map((sentence) => sentence(facts))
    const [first = random.pick(story.sentences)(facts), ...rest] = told
    const html = `<p>${first}</p>\n<h2>En pratique</h2>\n<p>${[...rest, first].join(' ')}</p>`
    return {
      uid: `${slug(title)}-${index + 1}`,
      publishedDaysAgo: Math.floor(index / perDay),
      publishedTime: random.pick(hours),
      type: story.type,
      ...(random.chance(0.7) ? { image } : {}),
      tags: story.tags.filter((_tag, position) => position === 0 || random.chance(0.5)),
      translations: { fr: { title, imageAlt, summary: random.pick(story.summaries)(facts), html } },
    }
  })
}
