import { isObject } from '../../../schemas/engine'

const subjects = ['Travaux', 'Concert', 'Marché', 'Conseil', 'Balade', 'Exposition', 'Collecte', 'Atelier']
const places = ['rue Haute', 'place du Marché', 'quai de la Batte', 'à la bibliothèque', 'au hall omnisports']

/** JSON text of a page of `count` content cells, as a server would send it; `changed` is the index of the cell whose title differs. */
export function cellPage(count: number, changed = -1): string {
  const components = Array.from({ length: count }, (_, index) => ({
    type: 'content-cell',
    id: `cell-${index}`,
    data: {
      title: `${subjects[index % subjects.length]} ${places[index % places.length]} n° ${index}${index === changed ? ' bis' : ''}`,
      description: {
        text: `Circulation adaptée pendant ${(index % 9) + 2} jours ; suivez la signalisation et prévoyez quelques minutes de plus.`,
      },
      date: `2026-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}T10:00:00+01:00`,
      image: {
        src: `photo-${index % 20}.svg`,
        alt: `Vue de la ${places[index % places.length]}`,
        width: 1600,
        height: 900,
      },
      dataType: 'publication',
    },
    action: { handler: 'navigation', data: { path: `/publication/article-${index}` } },
  }))
  return JSON.stringify({ title: 'Actualités', components })
}

/** JSON text of a page of `count` rows of favourites. */
export function favouritePage(count: number): string {
  const components = Array.from({ length: count }, (_, index) => ({
    type: 'parameters-row',
    id: `favourite-${index}`,
    data: {
      uid: `article-${index}`,
      favoriteUid: `article-${index}`,
      type: 'publication',
      title: `${subjects[index % subjects.length]} ${places[index % places.length]} n° ${index}`,
      image: { src: `photo-${index % 20}.svg`, alt: '', width: 1600, height: 900 },
      notifiable: true,
      notificationsEnabled: index % 3 === 0,
      deletable: true,
    },
    action: { handler: 'navigation', data: { path: `/publication/article-${index}` } },
  }))
  return JSON.stringify({ title: 'Favoris', components })
}

const services = ['Mes collectes', 'Prochains bus', 'Agenda', 'Actualités', 'Sondage', 'Don de sang']
const icons = ['recycle', 'bus', 'calendar', 'news', 'poll', 'heart']

/** Creates a tile of a wall that shows `minutes`. */
export const wallTile = (index: number, minutes = index) => ({
  type: 'widget-cell',
  id: `tile-${index}`,
  data: {
    uid: `widget-${index}`,
    icon: icons[index % icons.length],
    title: `${services[index % services.length]} ${index}`,
    subtitle: `${places[index % places.length]} · dans ${minutes} minutes`,
  },
  action: { handler: 'navigation', data: { path: `/publication/article-${index}` } },
})

/** JSON text of a wall of `count` tiles. */
export const wallPage = (count: number): string =>
  JSON.stringify({ title: 'Mes services', components: Array.from({ length: count }, (_, index) => wallTile(index)) })

/** API path of a refreshing tile. */
export const tilePath = (index: number): string => `/core-service/api/tiles/${index}`

/** JSON text of a wall of `count` refreshing tiles; each shows its placeholder until the first load. */
export const liveWallPage = (count: number): string =>
  JSON.stringify({
    title: 'Mes services',
    components: Array.from({ length: count }, (_, index) => ({
      type: 'dynamic-cell',
      id: `live-${index}`,
      data: { path: tilePath(index), interval: 60, placeholder: wallTile(index) },
    })),
  })

const labels = ['Nom', 'Prénom', 'Rue', 'Localité', 'Sujet', 'Quartier', 'Association', 'Remarque']

/** JSON text of a page with a form of `count` fields. */
export function formPage(count: number): string {
  const inputs = Array.from({ length: count }, (_, index) => ({
    name: `field-${index}`,
    label: `${labels[index % labels.length]} ${index}`,
    inputType: 'text',
    required: index % 2 === 0,
  }))
  const data = { inputs, method: 'POST', endpoint: '/forms/fill', submitLabel: 'Envoyer' }
  return JSON.stringify({ title: 'Formulaire', components: [{ type: 'form', data }] })
}

const fixtures = import.meta.glob<unknown>('../../../fixtures/blocks/*/valid/complete.json', {
  eager: true,
  import: 'default',
})

/** Excludes blocks with children, which would need the engine in every contender. */
const isChildless = (block: unknown): block is object =>
  isObject(block) && !JSON.stringify(block).includes('"components"')

/** JSON text of a page of `count` blocks, cycling through all types, each as its fullest fixture. */
export function mixedPage(count: number): string {
  const blocks = Object.values(fixtures).filter(isChildless)
  const components = Array.from({ length: count }, (_, index) => ({
    ...blocks[index % blocks.length],
    id: `b-${index}`,
  }))
  return JSON.stringify({ title: 'Tout', components })
}
