import type { Home, Place, PollRecord, Portal } from '../../schemas'
import { textSource } from '../../src/server/db/gtfs/GtfsSource'
import type { Town } from '../../src/server/db/seed/Town'
import { createRandom } from '../random'
import { createFeed } from '../transit/createFeed'
import { createEvents } from './createEvents'
import { createContents, createMenu } from './createPages'
import { createPlaces } from './createPlaces'
import { createPublications } from './createPublications'
import { createPolls, createWasteZones } from './createServices'
import { centre, createStreets } from './createStreets'
import { createLines, createStops } from './createTransit'

/** Number of records of each kind. */
export type TownSize = {
  publications: number
  events: number
  places: number
  contents: number
  streets: number
  stops: number
}

/** More than a town of 200,000 inhabitants has on its portal. */
export const largeSize: TownSize = {
  publications: 5000,
  events: 3000,
  places: 2000,
  contents: 300,
  streets: 1500,
  stops: 1100,
}

/** Generates a town, deterministically for card name, size and seed. Uses the pictures of the demo towns. */
export function createTown(card: string, size: TownSize = largeSize, seed = 1): Town {
  const random = createRandom(seed)
  const streets = createStreets(size.streets, random)
  const places = createPlaces(size.places, random)
  const stops = createStops(size.stops, random)
  const polls = createPolls(card, random)
  const contents = createContents(size.contents, {
    places,
    stops: stops.map(({ id, name }) => ({ uid: `${card}-${id}`, name })),
    random,
  })
  return {
    card,
    portal: portalOf(card),
    home: homeOf(places, polls),
    footer: { desktop: { type: 'columns', translations: { fr: { columns: [addressColumn, linksColumn] } } } },
    publications: createPublications(size.publications, streets, places, random),
    events: createEvents(size.events, places, random),
    places,
    mapPlaces: [],
    polls,
    menu: createMenu(contents),
    tags: tags.map(([uid, color, name]) => ({ uid, color, translations: { fr: { name } } })),
    contents,
    streets,
    waste: createWasteZones(card),
    wasteCatalogue: undefined,
    gtfs: textSource(createFeed({ agency, stops, lines: createLines(stops, random) })),
    walks: [],
    widgets: [],
    bloodCollections: [],
    bikeRacks: [],
    prestations: [],
    offices: [],
    campLocations: [],
    meterKinds: [],
    ticketing: [],
    connectors: [],
    defects: undefined,
    reports: [],
    reportPhotos: new Map(),
    suggestions: [],
    synonyms: [],
    images: [],
  }
}

const portalOf = (card: string): Portal => ({
  name: 'Grandville',
  portalName: card,
  cardName: card,
  description: 'Le portail officiel de Grandville : démarches, travaux, collectes, agenda et horaires des services.',
  theme: 'nordege',
  bannerImages: ['meuse-collines.svg', 'place-du-marche.svg', 'hotel-de-ville.svg', 'beffroi-crepuscule.svg'],
  colors: { primary: '#0f6675' },
  hasMobileFooter: true,
  defaultLocale: 'fr',
  latitude: centre.lat,
  longitude: centre.lon,
  timeZone: 'Europe/Brussels',
  zip: '4690',
  icons: {
    desktop: { src: 'logo.svg', width: 64, height: 64 },
    favicon: { src: 'favicon.svg', width: 64, height: 64 },
  },
  configs: { menuSortAZ: 'false', mapsSortAZ: 'true', hidePublicationsOlderThan: '0', hidePastEvents: 'true' },
})

/** Returns the home sections of a demo town, with its counts. */
const homeOf = (places: readonly Place[], polls: readonly PollRecord[]): Home => ({
  sections: [
    { kind: 'banner' },
    { kind: 'menu', count: 6, translations: { fr: { title: 'Accès rapide' } } },
    { kind: 'publications', count: 8, translations: { fr: { title: 'À la une' } } },
    { kind: 'events', count: 8, translations: { fr: { title: 'À l’agenda' } } },
    ...polls.slice(0, 1).map(({ uid }) => ({ kind: 'poll', poll: uid }) as const),
    { kind: 'places', places: places.slice(0, 8).map(({ uid }) => uid) },
    {
      kind: 'blocks',
      translations: {
        fr: {
          title: 'À portée de main',
          components: [
            { type: 'description', data: { text: 'Un problème dans votre rue ? Dites-le-nous en deux minutes.' } },
            {
              type: 'button',
              data: {
                label: 'Nous contacter',
                action: { handler: 'navigation', data: { path: '/contenu/voirie-et-travaux' } },
              },
            },
          ],
        },
      },
    },
  ],
})

const addressColumn = { title: 'Administration communale', text: 'Place du Marché 1\n4690 Grandville' }
const linksColumn = {
  title: 'Accès rapide',
  links: [
    { label: 'Voirie et travaux', url: '/contenu/voirie-et-travaux' },
    { label: 'Agenda', url: '/evenements' },
  ],
}

const agency = { id: 'grandville', name: 'Réseau de Grandville', url: 'https://reseau.example/' }

const tags = [
  ['travaux', '#a34a12', 'Travaux'],
  ['mobilite', '#1f5aa6', 'Mobilité'],
  ['environnement', '#2f7238', 'Environnement'],
  ['culture', '#7a3e9d', 'Culture'],
  ['sport', '#0b6b8a', 'Sport'],
  ['jeunesse', '#a3305f', 'Jeunesse'],
  ['participation', '#7d5a00', 'Participation'],
  ['solidarite', '#a8323a', 'Solidarité et santé'],
  ['commerce', '#5d5a2a', 'Commerce'],
] as const
