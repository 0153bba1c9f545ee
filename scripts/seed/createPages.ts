import type { Block, Content, MenuItem, Place } from '../../schemas'
import type { Random } from '../random'
import { localities } from './createStreets'
import { slug } from './words'

/** Themes of the menu by their heading, each with the subjects below it. */
const themes = {
  'Vivre à Grandville': {
    'Population et état civil': [
      'Carte d’identité',
      'Passeport',
      'Naissance',
      'Mariage',
      'Décès',
      'Changement d’adresse',
    ],
    'Enfance et écoles': ['Crèches', 'Écoles communales', 'Garderies', 'Plaines de vacances', 'Académie', 'Repas'],
    'Aînés et solidarité': ['Repas à domicile', 'Aide sociale', 'Logement', 'Énergie', 'Bénévolat', 'Santé mentale'],
  },
  'Se déplacer et habiter': {
    'Voirie et travaux': [
      'Chantiers',
      'Nids-de-poule',
      'Éclairage public',
      'Déneigement',
      'Trottoirs',
      'Signalisation',
    ],
    Mobilité: ['Bus', 'Vélo', 'Stationnement', 'Voitures partagées', 'Piétons', 'Plan communal'],
    Urbanisme: ['Permis', 'Enquêtes publiques', 'Certificats', 'Patrimoine', 'Façades', 'Infractions'],
    'Déchets et propreté': [
      'Collectes',
      'Recyparc',
      'Encombrants',
      'Compost',
      'Dépôts sauvages',
      'Poubelles publiques',
    ],
  },
  'Sortir et découvrir': {
    Culture: ['Bibliothèques', 'Théâtre', 'Musées', 'Expositions', 'Fanfares', 'Subsides culturels'],
    Sport: ['Piscine', 'Halls omnisports', 'Clubs', 'Stages', 'Sport santé', 'Chèques sport'],
    Tourisme: ['Promenades', 'Hébergements', 'Patrimoine vivant', 'Visites guidées', 'Marchés', 'Terroir'],
  },
  'Entreprendre et participer': {
    Économie: ['Ouvrir un commerce', 'Marchés publics', 'Terrasses', 'Emploi', 'Coopératives', 'Primes'],
    Démocratie: [
      'Conseil communal',
      'Collège',
      'Budget participatif',
      'Conseils de quartier',
      'Interpellation',
      'Finances',
    ],
  },
} as const

const aspects = ['Démarches', 'Tarifs et délais', 'Questions fréquentes'] as const

type Section = { heading: string; subject: string; detail?: string }

/** Records that the blocks of pages show. */
type NamedStop = { uid: string; name: string }
type Records = { places: readonly Place[]; stops: readonly NamedStop[]; random: Random }

/** Creates content pages at three levels: one per heading, per subject, and per aspect of a subject. */
export function createContents(count: number, records: Records): Content[] {
  const contents: Content[] = []
  for (const headings of Object.values(themes)) {
    for (const [heading, subjects] of Object.entries<readonly string[]>(headings)) {
      const above = slug(heading)
      contents.push(contentOf(above, undefined, { heading, subject: heading }, records))
      for (const subject of subjects) {
        const uid = `${above}-${slug(subject)}`
        contents.push(contentOf(uid, above, { heading, subject }, records))
        for (const detail of aspects) {
          contents.push(contentOf(`${uid}-${slug(detail)}`, uid, { heading, subject, detail }, records))
        }
      }
    }
  }
  if (contents.length < count) throw new Error(`There are not enough subjects for ${count} pages.`)
  return contents.slice(0, count)
}

/** Creates the menu of all pages, four levels deep. */
export function createMenu(contents: readonly Content[]): MenuItem[] {
  const entries = (parent: string): MenuItem[] =>
    contents.flatMap((content) => (content.parent === parent ? [entryOf(content)] : []))
  const entryOf = ({ uid, translations }: Content): MenuItem => {
    const children = entries(uid)
    return {
      uid,
      path: `/contenu/${uid}`,
      translations: { fr: { title: translations.fr?.title ?? uid } },
      ...(children.length > 0 ? { children } : {}),
    }
  }
  return Object.entries(themes).map(([theme, headings]) => ({
    uid: slug(theme),
    translations: { fr: { title: theme } },
    children: Object.keys(headings).flatMap((heading) =>
      contents.flatMap((content) => (content.uid === slug(heading) ? [entryOf(content)] : [])),
    ),
  }))
}

function contentOf(uid: string, parent: string | undefined, section: Section, records: Records): Content {
  const { heading, subject, detail } = section
  const title = detail ? `${subject} : ${detail.toLowerCase()}` : subject
  const components: Block[] = [
    { type: 'title', data: { text: title, level: 1 } },
    {
      type: 'description',
      data: { text: `Tout ce qu’il faut savoir sur ce sujet (${heading.toLowerCase()}), en quelques minutes.` },
    },
    { type: 'rich-text', data: { html: htmlOf(subject) } },
    { type: 'group', data: { title: 'Où s’adresser', components: addresses(records) } },
    ...liveBlocks(heading, records),
  ]
  return {
    uid,
    ...(parent ? { parent } : {}),
    translations: { fr: { title, description: `${title} à Grandville.`, components } },
  }
}

const htmlOf = (subject: string): string =>
  [
    `<h2>${subject} : par où commencer ?</h2>`,
    '<p>Le service vous reçoit sur rendez-vous, et sans rendez-vous le mercredi jusqu’à 19 heures. Munissez-vous de votre carte d’identité.</p>',
    '<ul><li><strong>En ligne :</strong> la plupart des documents se demandent depuis ce portail.</li>',
    '<li><strong>Par téléphone :</strong> du lundi au vendredi, de 8 h 30 à 12 h 30.</li>',
    '<li><strong>Sur place :</strong> à la maison communale de votre quartier.</li></ul>',
    '<p>Le délai est de cinq jours ouvrables en moyenne ; une procédure d’urgence existe, à un tarif plus élevé.</p>',
  ].join('\n')

const addresses = ({ places, random }: Records): Block[] =>
  [random.pick(places), random.pick(places)].map((place, index) => ({
    type: 'place-cell',
    // Only the first block has an id, because a page may show a place twice.
    ...(index === 0 ? { id: `place-${place.uid}` } : {}),
    data: { title: place.translations.fr?.name ?? place.uid, status: 'CLOSE' },
    action: { handler: 'navigation', data: { path: `/information/${place.uid}` } },
  }))

/** Creates blocks that the server fills with current data. */
function liveBlocks(heading: string, { stops, random }: Records): Block[] {
  if (heading === 'Mobilité') {
    const stop = random.pick(stops)
    return [{ type: 'departures', id: `departures-${stop.uid}`, data: { stop: stop.name, components: [] } }]
  }
  if (heading !== 'Déchets et propreté') return []
  return [{ type: 'waste-calendar', id: `waste-${random.pick(localities).uid}`, data: { pickups: [] } }]
}
