import { existsSync, readdirSync } from 'node:fs'
import { entities } from '../../../../schemas/generated/entities'
import { folderSource } from '../gtfs/GtfsSource'
import { checkTown } from './checkTown'
import { readWalks } from './readWalks'
import type { Town } from './Town'
import { TownFolder, type TownNote, type TownProblem } from './TownFolder'

/**
 * Reads every town of a folder. Throws InvalidTowns, which lists every problem. Calls `onNote` with what was mended in a file.
 */
export function readTowns(folder: string, onNote: (note: TownNote) => void = () => {}): Town[] {
  if (!existsSync(folder)) throw new Error(`The folder of demonstration towns ${folder} does not exist.`)
  const cards = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )
  const read = cards.sort().map((card) => readTown(folder, card))
  for (const note of read.flatMap(({ notes }) => notes)) onNote(note)
  const towns = read.flatMap(({ town }) => (town ? [town] : []))
  const problems = [...read.flatMap(({ problems }) => problems), ...findCollisions(towns)]
  if (problems.length > 0) throw new InvalidTowns(problems)
  return towns
}

/** Reports uids of polls, waste zones and pictures that two towns share, because calls name them without a town. */
function findCollisions(towns: readonly Town[]): TownProblem[] {
  const owners = new Map<string, string>()
  const claim = (card: string, kind: string, name: string, file: string, pointer: string): TownProblem[] => {
    const owner = owners.get(`${kind} ${name}`)
    owners.set(`${kind} ${name}`, owner ?? card)
    return owner ? [{ file: `${card}/${file}`, pointer, reason: `The town ${owner} has a ${kind} "${name}" too.` }] : []
  }
  return towns.flatMap(({ card, polls, waste, images }) => [
    ...polls.flatMap(({ uid }, index) => claim(card, 'poll', uid, 'polls.json', `/${index}/uid`)),
    ...waste.flatMap(({ locality, uid }, index) =>
      claim(card, 'waste zone', `${locality}/${uid}`, 'waste.json', `/${index}/uid`),
    ),
    ...images.flatMap((name) => claim(card, 'picture', name, `images/${name}`, '')),
  ])
}

/** Reads and checks the folder of one town. The town is undefined when it has problems. */
function readTown(towns: string, card: string): { town: Town | undefined; problems: TownProblem[]; notes: TownNote[] } {
  const folder = new TownFolder(towns, card)
  const portal = folder.record('portal.json', 'portal', entities.portal)
  const home = folder.record('home.json', 'home', entities.home)
  const footer = folder.record('footer.json', 'footer', entities.footer)
  const lists = {
    publications: folder.records('publications.json', 'publication', entities.publication),
    events: folder.records('events.json', 'event', entities.event),
    places: folder.records('places.json', 'place', entities.place),
    mapPlaces: folder.has('mapPlaces.json') ? folder.records('mapPlaces.json', 'place', entities.place) : [],
    polls: folder.records('polls.json', 'poll-record', entities['poll-record']),
    menu: folder.records('menu.json', 'menu-item', entities['menu-item']),
    tags: folder.records('tags.json', 'tag', entities.tag),
    streets: folder.records('streets.json', 'street', entities.street),
    waste: folder.records('waste.json', 'waste-zone', entities['waste-zone']),
    wasteCatalogue: readWasteCatalogue(folder),
    gtfs: folder.has('gtfs') ? folderSource(folder.path('gtfs')) : undefined,
    bloodCollections: folder.has('bloodCollections.json')
      ? folder.records('bloodCollections.json', 'blood-collection', entities['blood-collection'])
      : [],
    bikeRacks: folder.has('bikeRacks.json') ? folder.records('bikeRacks.json', 'bike-rack', entities['bike-rack']) : [],
    prestations: folder.has('prestations.json')
      ? folder.records('prestations.json', 'prestation', entities.prestation)
      : [],
    offices: folder.has('offices.json')
      ? folder.records('offices.json', 'appointment-office', entities['appointment-office'])
      : [],
    ticketing: folder.has('ticketing.json')
      ? folder.records('ticketing.json', 'ticketed-event', entities['ticketed-event'])
      : [],
    connectors: folder.has('connectors.json') ? folder.records('connectors.json', 'connector', entities.connector) : [],
    defects: folder.has('defects.json')
      ? folder.record('defects.json', 'defect-catalogue', entities['defect-catalogue'])
      : undefined,
    reports: folder.has('reports.json')
      ? folder.records('reports.json', 'stored-defect-report', entities['stored-defect-report'])
      : [],
    reportPhotos: new Map(
      folder.names('reportPhotos').map((name) => [name, Buffer.concat([...folder.chunks(`reportPhotos/${name}`)])]),
    ),
    campLocations: folder.has('campLocations.json')
      ? folder.records('campLocations.json', 'camp-location', entities['camp-location'])
      : [],
    meterKinds: folder.has('meterKinds.json')
      ? folder.records('meterKinds.json', 'meter-kind', entities['meter-kind'])
      : [],
    suggestions: folder.has('suggestions.json')
      ? folder.records('suggestions.json', 'suggestion-category', entities['suggestion-category'])
      : [],
    contents: readContents(folder),
    walks: readWalks(folder),
    widgets: folder.has('widgets.json') ? folder.records('widgets.json', 'store-widget', entities['store-widget']) : [],
    synonyms: folder.has('synonyms.json') ? folder.records('synonyms.json', 'synonyms', entities.synonyms) : [],
  }
  const { problems, notes } = folder
  if (!portal || !home || !footer || problems.length > 0) return { town: undefined, problems, notes }
  const town = { card, portal, home, footer, ...lists, images: folder.names('images') }
  checkTown(town, folder)
  return { town: problems.length > 0 ? undefined : town, problems, notes }
}

/** Reads what a town knows of waste. A town without a sorting guide of its own shares that of fixtures/waste. */
function readWasteCatalogue(folder: TownFolder): Town['wasteCatalogue'] {
  const own = folder.has('wasteCatalogue.json')
    ? folder.record('wasteCatalogue.json', 'waste-catalogue', entities['waste-catalogue'])
    : undefined
  const shared = '../../waste/sortingGuide.json'
  if (!own || own.guide || !folder.has(shared)) return own
  return { ...own, guide: folder.records(shared, 'sorting-thing', entities['sorting-thing']) }
}

function readContents(folder: TownFolder): Town['contents'] {
  return folder.names('contents').flatMap((name) => {
    const content = folder.record(`contents/${name}`, 'content', entities.content)
    if (!content) return []
    if (name !== `${content.uid}.json`)
      folder.report(`contents/${name}`, '/uid', 'The uid differs from the name of the file.')
    return [content]
  })
}

/** Thrown with every problem of every town, one per line. */
export class InvalidTowns extends Error {
  readonly problems: readonly TownProblem[]

  constructor(problems: readonly TownProblem[]) {
    const lines = problems.map(({ file, pointer, reason }) => `  ${file} ${pointer || '(whole file)'}: ${reason}`)
    const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`
    super(`${count} in the demonstration towns; nothing was written.\n${lines.join('\n')}`)
    this.name = 'InvalidTowns'
    this.problems = problems
  }
}
