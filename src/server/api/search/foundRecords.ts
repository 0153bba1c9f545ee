import type { Action, Geo, Image, Locale } from '../../../../schemas'
import { prestationPath } from '../../../../schemas/routes/appointmentPaths'
import {
  campLocationPath,
  contentPath,
  eventPath,
  mapPlacePath,
  newReportPath,
  newsPath,
  pagePaths,
  placePath,
  sortingPath,
  stopPath,
} from '../../../../schemas/routes/pagePaths'
import { walkPath } from '../../../../schemas/routes/walkPaths'
import { indexCatalogue, type PlacedCategory } from '../../db/indexCatalogue'
import { foreignLocale, localized, type Scope } from '../call/Scope'
import { imageOf, navigateTo } from '../fragments/fragments'
import { formatDate, formatDay } from '../texts/formatDate'
import { formatKilometres } from '../texts/formatLength'
import { categoryName } from '../texts/placeCategories'
import { textsOf } from '../texts/textsOf'
import { type NamedStop, readNamedStops } from '../transit/stopCells'
import type { EntryKey } from './findEntries'
import { type Row, selectRecords } from './selectRecords'

/** A record of any kind, as search results show it. */
export type FoundRecord = {
  /** Kind and uid, such as `place-<uid>`. */
  id: string
  title: string
  label: string
  summary: string | undefined
  image: Image | undefined
  location: Geo | undefined
  /** Language of title and summary; absent when it is the visitor's. */
  locale?: Locale
  action: Action<'navigation'>
}

/** Reads records of several kinds in one statement, and returns them in the order of their keys. */
export async function readFoundRecords(scope: Scope, keys: readonly EntryKey[]): Promise<FoundRecord[]> {
  const rows = await selectRecords(scope, keys)
  const stops = await readNamedStops(
    scope,
    keys.flatMap(({ kind, uid }) => (kind === 'stop' ? [uid] : [])),
  )
  const found = [
    ...rows.publications.map((row) => fromPublication(row, scope)),
    ...rows.events.map((row) => fromEvent(row, scope)),
    ...rows.places.map((row) => fromPlace(row, scope)),
    ...rows.contents.map((row) => fromContent(row, scope)),
    ...rows.walks.map((row) => fromWalk(row, scope)),
    ...rows.prestations.map((row) => fromPrestation(row, scope)),
    ...rows.camps.map((row) => fromCamp(row, scope)),
    ...rows.parking.map((row) => fromParking(row, scope)),
    ...rows.catalogues.flatMap((row) => fromCatalogue(row, keys, scope)),
    ...rows.guides.flatMap((row) => fromGuide(row, keys, scope)),
    ...stops.map((stop) => fromStop(stop, scope)),
  ]
  const records = new Map(found.map((record) => [record.id, record]))
  return keys.flatMap(({ kind, uid }) => records.get(`${kind}-${uid}`) ?? [])
}

/** Returns the parts of a record that follow from its kind, uid and path. */
const identity = (kind: string, uid: string, pathOf: (uid: string) => string) => ({
  id: `${kind}-${uid}`,
  action: navigateTo(pathOf(uid)),
})

function fromPublication({ uid, texts, image, published_at }: Row<'publications'>, scope: Scope): FoundRecord {
  const { title, summary, imageAlt } = localized(texts, scope)
  return {
    ...identity('publication', uid, newsPath),
    title,
    label: `${textsOf(scope.locale)('kind.publication')} · ${formatDate(published_at, scope)}`,
    summary,
    image: imageOf(image, imageAlt),
    location: undefined,
    ...foreignLocale(texts, scope),
  }
}

function fromEvent({ uid, texts, image, starts_at, later }: Row<'events'>, scope: Scope): FoundRecord {
  const label = textsOf(scope.locale)
  const dates = later > 0 ? ` ${label('moreDates', { count: later })}` : ''
  const { title, summary, imageAlt } = localized(texts, scope)
  return {
    ...identity('event', uid, eventPath),
    title,
    label: `${label('kind.event')} · ${formatDay(starts_at, scope)}${dates}`,
    summary,
    image: imageOf(image, imageAlt),
    location: undefined,
    ...foreignLocale(texts, scope),
  }
}

function fromPlace({ uid, texts, details, lat, lon, category, has_page }: Row<'places'>, scope: Scope): FoundRecord {
  const { name: title, description: summary, imageAlt } = localized(texts, scope)
  const label = textsOf(scope.locale)
  return {
    ...identity('place', uid, has_page ? placePath : mapPlacePath),
    title,
    label: has_page
      ? label('kind.place')
      : `${label('kind.mapPlace')} · ${categoryName(category, scope.locale, 'one')}`,
    summary,
    image: imageOf(details.image, imageAlt),
    // A result without a page already leads to the map.
    location: has_page ? { lat, lon } : undefined,
    ...foreignLocale(texts, scope),
  }
}

function fromContent({ uid, texts }: Row<'contents'>, scope: Scope): FoundRecord {
  const { title, description: summary, image } = localized(texts, scope)
  return {
    ...identity('content', uid, contentPath),
    title,
    label: textsOf(scope.locale)('kind.content'),
    summary,
    image,
    location: undefined,
    ...foreignLocale(texts, scope),
  }
}

function fromWalk({ uid, texts, image, lat, lon, length }: Row<'walks'>, scope: Scope): FoundRecord {
  const { title, summary, imageAlt } = localized(texts, scope)
  return {
    ...identity('walk', uid, walkPath),
    title,
    label: `${textsOf(scope.locale)('kind.walk')} · ${formatKilometres(length, scope.locale)}`,
    summary,
    image: imageOf(image, imageAlt),
    location: { lat, lon },
    ...foreignLocale(texts, scope),
  }
}

function fromCamp({ uid, record }: Row<'camps'>, scope: Scope): FoundRecord {
  const { title, description: summary } = localized(record.translations, scope)
  return {
    ...identity('camp', uid, campLocationPath),
    title,
    label: textsOf(scope.locale)('kind.camp'),
    summary,
    image: undefined,
    location: { lat: record.lat, lon: record.lon },
    ...foreignLocale(record.translations, scope),
  }
}

function fromParking({ uid, texts }: Row<'parking'>, scope: Scope): FoundRecord {
  const { title, summary } = localized(texts, scope)
  return {
    ...identity('parking', uid, () => pagePaths.parking),
    title,
    label: textsOf(scope.locale)('kind.parking'),
    summary,
    image: undefined,
    location: undefined,
    ...foreignLocale(texts, scope),
  }
}

function fromPrestation({ uid, record }: Row<'prestations'>, scope: Scope): FoundRecord {
  const { title, description: summary, category } = localized(record.translations, scope)
  return {
    ...identity('prestation', uid, prestationPath),
    title,
    label: `${textsOf(scope.locale)('kind.prestation')} · ${category}`,
    summary,
    image: undefined,
    location: undefined,
    ...foreignLocale(record.translations, scope),
  }
}

function fromStop({ uid, title, lines, mode, lat, lon }: NamedStop, scope: Scope): FoundRecord {
  return {
    ...identity('stop', uid, stopPath),
    title,
    label: textsOf(scope.locale)(`kind.stop.${mode}`),
    summary: lines,
    image: undefined,
    location: { lat, lon },
  }
}

/** Returns the found categories of a town's catalogue of defects. */
function fromCatalogue({ record }: Row<'catalogues'>, keys: readonly EntryKey[], scope: Scope): FoundRecord[] {
  const { placed } = indexCatalogue(record)
  return keys.flatMap(({ kind, uid }) => {
    const found = kind === 'defect' ? placed.get(uid) : undefined
    return found ? fromDefect(found, scope) : []
  })
}

function fromDefect({ category: { uid, translations }, parents }: PlacedCategory, scope: Scope): FoundRecord {
  const { title, description: summary } = localized(translations, scope)
  const within = parents.map((parent) => localized(parent.translations, scope).title)
  return {
    ...identity('defect', uid, newReportPath),
    title,
    label: [textsOf(scope.locale)('kind.defect'), ...within].join(' · '),
    summary,
    image: undefined,
    location: undefined,
    ...foreignLocale(translations, scope),
  }
}

/** Returns the found things of a town's sorting guide. */
function fromGuide({ record: { guide = [] } }: Row<'guides'>, keys: readonly EntryKey[], scope: Scope): FoundRecord[] {
  const uids = new Set(keys.flatMap(({ kind, uid }) => (kind === 'waste' ? [uid] : [])))
  return guide
    .filter(({ uid }) => uids.has(uid))
    .map(({ uid, translations }) => {
      const { name, note } = localized(translations, scope)
      return {
        ...identity('waste', uid, sortingPath),
        title: name,
        label: textsOf(scope.locale)('kind.waste'),
        summary: note,
        image: undefined,
        location: undefined,
        ...foreignLocale(translations, scope),
      }
    })
}
