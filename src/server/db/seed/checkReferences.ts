import type { Home, MenuItem } from '../../../../schemas'
import type { Town } from './Town'
import type { TownFolder } from './TownFolder'

type Named = { uid: string; pointer: string }

/** Checks that uids are unique in their list and that the records they refer to exist. */
export function checkUids(town: Town, folder: TownFolder): void {
  for (const name of [
    'publications',
    'events',
    'polls',
    'tags',
    'waste',
    'walks',
    'bloodCollections',
    'bikeRacks',
    'prestations',
    'offices',
    'connectors',
    'campLocations',
    'meterKinds',
    'widgets',
  ] as const) {
    checkUnique(
      `${name}.json`,
      town[name].map(({ uid }, index) => ({ uid, pointer: `/${index}/uid` })),
      folder,
    )
  }
  // Uids are unique among both files of places.
  const placeUids = new Set<string>()
  for (const name of ['places', 'mapPlaces'] as const) {
    const records = town[name].map(({ uid }, index) => ({ uid, pointer: `/${index}/uid` }))
    checkUnique(`${name}.json`, records, folder, placeUids)
  }
  checkUnique('menu.json', menuUids(town.menu, ''), folder)

  const tags = new Set(town.tags.map(({ uid }) => uid))
  for (const name of ['publications', 'events'] as const) {
    for (const [index, record] of town[name].entries()) {
      for (const [at, tag] of (record.tags ?? []).entries()) {
        if (!tags.has(tag)) folder.report(`${name}.json`, `/${index}/tags/${at}`, `There is no tag "${tag}".`)
      }
    }
  }
  const places = new Set([...town.places, ...town.mapPlaces].map(({ uid }) => uid))
  for (const [index, { place }] of town.events.entries()) {
    if (place && !places.has(place)) folder.report('events.json', `/${index}/place`, `There is no place "${place}".`)
  }
  for (const [index, { place, desks }] of town.offices.entries()) {
    if (!places.has(place)) folder.report('offices.json', `/${index}/place`, `There is no place "${place}".`)
    const uids = desks.map(({ uid }, at) => ({ uid, pointer: `/${index}/desks/${at}/uid` }))
    checkUnique('offices.json', uids, folder)
  }
  const offices = new Set(town.offices.map(({ uid }) => uid))
  for (const [index, prestation] of town.prestations.entries()) {
    for (const [at, office] of prestation.offices.entries()) {
      if (!offices.has(office))
        folder.report('prestations.json', `/${index}/offices/${at}`, `There is no office "${office}".`)
    }
  }
  const eventUids = new Set(town.events.map(({ uid }) => uid))
  for (const [index, { event }] of town.ticketing.entries()) {
    if (!eventUids.has(event)) folder.report('ticketing.json', `/${index}/event`, `There is no event "${event}".`)
  }
  const zones = new Set(town.waste.map(({ uid }) => uid))
  for (const [index, { zone, zones: parts = [] }] of town.streets.entries()) {
    for (const [at, uid] of [
      ...(zone ? [['zone', zone]] : []),
      ...parts.map((part, at) => [`zones/${at}/zone`, part.zone]),
    ])
      if (uid && !zones.has(uid)) folder.report('streets.json', `/${index}/${at}`, `There is no waste zone "${uid}".`)
  }
  const { sites = [], guide = [] } = town.wasteCatalogue ?? {}
  for (const [name, list] of Object.entries({ sites, guide })) {
    const uids = list.map(({ uid }, index) => ({ uid, pointer: `/${name}/${index}/uid` }))
    checkUnique('wasteCatalogue.json', uids, folder)
  }
  const categories = town.suggestions.flatMap(({ uid, children = [] }, index) => [
    { uid, pointer: `/${index}/uid` },
    ...children.map((child, at) => ({ uid: child.uid, pointer: `/${index}/children/${at}/uid` })),
  ])
  checkUnique('suggestions.json', categories, folder)
  checkPollAnswers(town, folder)
}

/** Reports uids that occur twice. `seen` holds the uids of earlier lists. */
function checkUnique(file: string, records: Named[], folder: TownFolder, seen = new Set<string>()): void {
  for (const { uid, pointer } of records) {
    if (seen.has(uid)) folder.report(file, pointer, `The uid "${uid}" is used twice.`)
    seen.add(uid)
  }
}

const menuUids = (items: readonly MenuItem[], base: string): Named[] =>
  items.flatMap(({ uid, children = [] }, index) => [
    { uid, pointer: `${base}/${index}/uid` },
    ...menuUids(children, `${base}/${index}/children`),
  ])

function checkPollAnswers(town: Town, folder: TownFolder): void {
  for (const [index, { responses, votes = {}, translations }] of town.polls.entries()) {
    for (const uid of Object.keys(votes)) {
      if (!responses.includes(uid))
        folder.report('polls.json', `/${index}/votes/${uid}`, 'The poll has no such answer.')
    }
    for (const [locale, text] of Object.entries(translations)) {
      for (const uid of responses) {
        if (text && text.responses[uid] === undefined) {
          folder.report('polls.json', `/${index}/translations/${locale}/responses/${uid}`, 'The answer has no text.')
        }
      }
    }
  }
}

type Section = Home['sections'][number]

/** Checks that each section of the home page has what its kind needs. */
export function checkHome(town: Town, folder: TownFolder): void {
  for (const [index, section] of town.home.sections.entries()) {
    const report = (at: string, reason: string) => folder.report('home.json', `/sections/${index}${at}`, reason)
    if (section.kind === 'poll') checkPollSection(town, section, report)
    else if (section.kind === 'places') checkPlacesSection(town, section, report)
    else if (section.kind === 'blocks' && !section.translations?.[town.portal.defaultLocale]?.components) {
      report(`/translations/${town.portal.defaultLocale}/components`, 'A section of kind "blocks" needs "components".')
    } else if (section.kind === 'banner' && !town.portal.bannerImages?.length) {
      report('/kind', 'A section of kind "banner" needs "bannerImages" in portal.json.')
    }
  }
}

type Report = (at: string, reason: string) => void

function checkPollSection(town: Town, { poll }: Section, report: Report): void {
  if (poll === undefined) report('/poll', 'A section of kind "poll" needs "poll".')
  else if (!town.polls.some(({ uid }) => uid === poll)) report('/poll', `There is no poll "${poll}".`)
}

function checkPlacesSection(town: Town, { places }: Section, report: Report): void {
  if (places === undefined) report('/places', 'A section of kind "places" needs "places".')
  for (const [index, place] of (places ?? []).entries()) {
    if (!town.places.some(({ uid }) => uid === place)) report(`/places/${index}`, `There is no place "${place}".`)
  }
}
