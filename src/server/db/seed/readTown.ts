import { entities } from '../../../../schemas/generated/entities'
import { checkTown } from './checkTown'
import type { TownProblem } from './Problem'
import type { Town } from './Town'
import { TownFolder } from './TownFolder'

/** Reads and checks the folder of one town. There is no town when there is a problem. */
export function readTown(towns: string, card: string): { town: Town | undefined; problems: TownProblem[] } {
  const folder = new TownFolder(towns, card)
  const portal = folder.record('portal.json', 'portal', entities.portal)
  const home = folder.record('home.json', 'home', entities.home)
  const footer = folder.record('footer.json', 'footer', entities.footer)
  const lists = {
    publications: folder.records('publications.json', 'publication', entities.publication),
    events: folder.records('events.json', 'event', entities.event),
    places: folder.records('places.json', 'place', entities.place),
    polls: folder.records('polls.json', 'poll-record', entities['poll-record']),
    menu: folder.records('menu.json', 'menu-item', entities['menu-item']),
    tags: folder.records('tags.json', 'tag', entities.tag),
    streets: folder.records('streets.json', 'street', entities.street),
    waste: folder.records('waste.json', 'waste-zone', entities['waste-zone']),
    stops: folder.records('stops.json', 'stop', entities.stop),
    contents: readContents(folder),
  }
  if (!portal || !home || !footer || folder.problems.length > 0) return { town: undefined, problems: folder.problems }
  const town = { card, portal, home, footer, ...lists, images: folder.names('images') }
  checkTown(town, folder)
  return { town: folder.problems.length > 0 ? undefined : town, problems: folder.problems }
}

function readContents(folder: TownFolder): Town['contents'] {
  return folder.names('contents').flatMap((name) => {
    const content = folder.record(`contents/${name}`, 'content', entities.content)
    if (!content) return []
    if (name !== `${content.uid}.json`)
      folder.report(`contents/${name}`, '/uid', 'It differs from the name of the file.')
    return [content]
  })
}
