import type { Block, MenuView, Operations } from '../../../../schemas'
import { liveBlocks } from '../content/liveBlocks'
import { eventCell } from '../events/eventPage'
import { findEvents } from '../events/findEvents'
import { cellList, linkButton, navigateTo } from '../fragments/fragments'
import { findMenu } from '../menu/findMenu'
import { placeCell } from '../places/placeCell'
import { placesUid } from '../places/placePage'
import { findPoll } from '../polls/findPoll'
import { pollBlock } from '../polls/pollBlock'
import { findPublications } from '../publications/findPublications'
import { publicationCell } from '../publications/publicationPage'
import { localized, type Scope } from '../Scope'
import { textsOf } from '../texts/textsOf'

/** Layout a page is drawn in. */
export type Env = Operations['readHome']['query']['env']

type Section = Scope['home']['sections'][number]

/** What one section is drawn with; `id` is its own in the page and stays the same while the page is rearranged. */
type SectionContext = { section: Section; id: string; env: Env }

type SectionBlocks = (scope: Scope, place: SectionContext) => Block[] | Promise<Block[]>

/** The blocks of each kind of section. */
export const sectionBlocks: Readonly<Record<Section['kind'], SectionBlocks>> = {
  banner: bannerSection,
  menu: menuSection,
  publications: publicationsSection,
  events: eventsSection,
  poll: pollSection,
  places: placesSection,
  blocks: writtenSection,
}

/** The portal's pictures; without any, nothing. Those whose section does not say what they show are decoration. */
function bannerSection(scope: Scope, { section, id, env }: SectionContext): Block[] {
  const images = scope.portal.bannerImages ?? []
  if (images.length === 0) return []
  const alts = section.translations ? (localized(section.translations, scope).alts ?? []) : []
  const banner: Block<'banner'> = {
    type: 'banner',
    id,
    data: {
      format: env === 'mobile' ? 'medium' : 'small',
      images: images.map((src, index) => ({ src, alt: alts[index] ?? '', loading: index === 0 ? 'eager' : 'lazy' })),
    },
  }
  return [banner]
}

const defaultMenuEntries = 8

/** The first entries of the menu as tiles; without any, nothing. */
async function menuSection(scope: Scope, place: SectionContext): Promise<Block[]> {
  const entries = (await findMenu(scope)).flatMap(withPath).slice(0, place.section.count ?? defaultMenuEntries)
  if (entries.length === 0) return []
  const items = entries.map(({ title, icon, path }) => ({ title, ...(icon ? { icon } : {}), action: navigateTo(path) }))
  const grid: Block<'menu-grid'> = { type: 'menu-grid', id: `${place.id}-grid`, data: { items } }
  return [titledGroup(scope, place, textsOf(scope.locale).services, [grid])]
}

type LinkedEntry = MenuView & { path: string }

/** An entry that leads somewhere; in the place of one that only groups, the first below it that does. */
function withPath(entry: MenuView): LinkedEntry[] {
  if (entry.path) return [{ ...entry, path: entry.path }]
  const [below] = entry.children.flatMap(withPath)
  return below ? [{ ...entry, path: below.path }] : []
}

const defaultPublications = 4

/** The one theme whose home lets its news pass by on phones. */
const carouselTheme = 'squared'

const newsCells = ({ portal }: Scope, id: string, cells: Block[]): Block =>
  portal.theme === carouselTheme ? { type: 'carousel', id, data: { components: cells } } : cellList(id, cells)

/** The latest news. */
async function publicationsSection(scope: Scope, place: SectionContext): Promise<Block[]> {
  const texts = textsOf(scope.locale)
  const { rows } = await findPublications(scope, { offset: 0, limit: place.section.count ?? defaultPublications })
  const blocks: Block[] =
    rows.length === 0
      ? [{ type: 'empty-state', id: `${place.id}-empty`, data: { title: texts.noNews, text: texts.comeBack } }]
      : [
          newsCells(
            scope,
            `${place.id}-cells`,
            rows.map((row) => publicationCell(row, scope)),
          ),
          linkButton(`${place.id}-all`, texts.allNews, '/publication'),
        ]
  return [titledGroup(scope, place, texts.news, blocks)]
}

const defaultEvents = 4

/** The next events; the home never shows past ones. */
async function eventsSection(scope: Scope, place: SectionContext): Promise<Block[]> {
  const texts = textsOf(scope.locale)
  const { rows } = await findEvents(scope, { offset: 0, limit: place.section.count ?? defaultEvents })
  const coming = rows.filter(({ ends_at }) => ends_at > scope.now)
  const blocks: Block[] =
    coming.length === 0
      ? [{ type: 'empty-state', id: `${place.id}-empty`, data: { title: texts.noEvents, text: texts.comeBack } }]
      : [
          cellList(
            `${place.id}-cells`,
            coming.map((row) => eventCell(row, scope)),
          ),
          linkButton(`${place.id}-all`, texts.allEvents, '/evenements'),
        ]
  return [titledGroup(scope, place, texts.events, blocks)]
}

/** A poll, under a heading when the section has one. */
async function pollSection(scope: Scope, place: SectionContext): Promise<Block[]> {
  const { section } = place
  const poll = section.poll ? await findPoll(scope.db, section.poll, scope.anonymousUid) : undefined
  if (!poll) return []
  const block = pollBlock(poll, scope)
  const heading = section.translations ? localized(section.translations, scope).title : undefined
  return [heading ? titledGroup(scope, place, heading, [block]) : block]
}

/** Some places in the order they are named, and the way to all of them. */
async function placesSection(scope: Scope, place: SectionContext): Promise<Block[]> {
  const uids = place.section.places ?? []
  if (uids.length === 0) return []
  const texts = textsOf(scope.locale)
  const rows = await scope.db
    .selectFrom('place')
    .selectAll()
    .where('portal', '=', scope.name)
    .where('uid', 'in', uids)
    .execute()
  const cells = uids.flatMap((uid) => rows.filter((row) => row.uid === uid).map((row) => placeCell(row, scope)))
  if (cells.length === 0) return []
  const blocks = [
    cellList(`${place.id}-cells`, cells),
    linkButton(`${place.id}-all`, texts.allPlaces, `/contenu/${placesUid}`),
  ]
  return [titledGroup(scope, place, texts.places, blocks)]
}

/** Blocks written by hand, under a heading when the section has one. A block without an id gets one. */
async function writtenSection(scope: Scope, place: SectionContext): Promise<Block[]> {
  if (!place.section.translations) return []
  const { title, components = [] } = localized(place.section.translations, scope)
  const live = await liveBlocks(scope, components)
  const blocks = live.map((block, index): Block => ({ ...block, id: block.id ?? `${place.id}-${index + 1}` }))
  return title ? [titledGroup(scope, place, title, blocks)] : blocks
}

/** The blocks of a section under its heading, or under the one given where it has none of its own. */
function titledGroup(
  scope: Scope,
  { section, id }: SectionContext,
  heading: string,
  components: Block[],
): Block<'group'> {
  const text = section.translations ? localized(section.translations, scope) : undefined
  return { type: 'group', id, data: { title: text?.title ?? heading, components } }
}
