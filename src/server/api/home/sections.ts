import type { Block, MenuView, Operations } from '../../../../schemas'
import { contentPath, menuSectionPath, pagePaths } from '../../../../schemas/routes/pagePaths'
import { hasService } from '../../../../schemas/routes/services'
import { foreignLocale, localized, type Scope } from '../call/Scope'
import { eventCell } from '../events/eventPage'
import { cellList, linkButton, navigateTo } from '../fragments/fragments'
import { liveBlocks } from '../fragments/liveBlocks'
import { servedBlocks } from '../fragments/servedBlocks'
import { menuEntries } from '../menu/findMenu'
import { placeCell } from '../places/placeCell'
import { placesUid } from '../places/placePage'
import { pollBlock } from '../polls/pollBlock'
import { publicationCell } from '../publications/publicationPage'
import { textsOf } from '../texts/textsOf'
import { defaultCount, type HomeRecords } from './HomeRecords'

/** The layout that the page is requested for. */
export type Env = Operations['readHome']['query']['env']

type Section = Scope['home']['sections'][number]

/** A section to render. `id` is unique in the page and survives a reordering of the sections. */
type SectionContext = { section: Section; id: string; env: Env; records: HomeRecords }

type SectionBlocks = (scope: Scope, context: SectionContext) => Block[]

/** Renders the blocks of a section, by the section's kind. */
export const sectionBlocks: Readonly<Record<Section['kind'], SectionBlocks>> = {
  banner: bannerSection,
  menu: menuSection,
  publications: publicationsSection,
  events: eventsSection,
  poll: pollSection,
  places: placesSection,
  blocks: writtenSection,
}

/** The portal's banner pictures. A picture without a text in the section is decorative and has an empty `alt`. */
function bannerSection(scope: Scope, { section, id, env }: SectionContext): Block[] {
  const images = scope.portal.bannerImages ?? []
  if (images.length === 0) return []
  const alts = section.translations ? (localized(section.translations, scope).alts ?? []) : []
  const locale = section.translations ? foreignLocale(section.translations, scope) : {}
  const banner: Block<'banner'> = {
    type: 'banner',
    id,
    data: {
      format: env === 'mobile' ? 'medium' : 'small',
      images: images.map((src, index) => ({
        src,
        alt: alts[index] ?? '',
        ...(alts[index] && locale),
        loading: index === 0 ? 'eager' : 'lazy',
      })),
    },
  }
  return [banner]
}

/** The whole menu as tiles. The block shows the first ones and expands to the rest. */
function menuSection(scope: Scope, context: SectionContext): Block[] {
  const entries = menuEntries(context.records.menu, scope)
  if (entries.length === 0) return []
  const items = entries.map((entry) => {
    const { title, icon, locale } = entry
    return { title, ...(locale ? { locale } : {}), ...(icon ? { icon } : {}), action: navigateTo(menuEntryPath(entry)) }
  })
  const grid: Block<'menu-grid'> = { type: 'menu-grid', id: `${context.id}-grid`, data: { items } }
  return [titledGroup(scope, context, textsOf(scope.locale)('services'), [grid])]
}

/** Path of a menu entry: its page, else the page that lists its children. */
const menuEntryPath = ({ uid, path }: MenuView): string => path ?? menuSectionPath(uid)

/** The theme that shows news on the home page as a carousel. */
const carouselTheme = 'squared'

const newsCells = ({ portal }: Scope, id: string, cells: Block[]): Block =>
  portal.theme === carouselTheme ? { type: 'carousel', id, data: { components: cells } } : cellList(id, cells)

function publicationsSection(scope: Scope, context: SectionContext): Block[] {
  if (!hasService(scope.portal, 'news')) return []
  const texts = textsOf(scope.locale)
  const rows = context.records.publications.slice(0, context.section.count ?? defaultCount)
  const blocks: Block[] =
    rows.length === 0
      ? [{ type: 'empty-state', id: `${context.id}-empty`, data: { title: texts('noNews'), text: texts('comeBack') } }]
      : [
          newsCells(
            scope,
            `${context.id}-cells`,
            rows.map((row) => publicationCell(row, scope)),
          ),
          linkButton(`${context.id}-all`, texts('allNews'), pagePaths.news),
        ]
  return [titledGroup(scope, context, texts('news'), blocks)]
}

/** The next events, never past ones. */
function eventsSection(scope: Scope, context: SectionContext): Block[] {
  if (!hasService(scope.portal, 'agenda')) return []
  const texts = textsOf(scope.locale)
  const upcoming = context.records.events.slice(0, context.section.count ?? defaultCount)
  const blocks: Block[] =
    upcoming.length === 0
      ? [
          {
            type: 'empty-state',
            id: `${context.id}-empty`,
            data: { title: texts('noEvents'), text: texts('comeBack') },
          },
        ]
      : [
          cellList(
            `${context.id}-cells`,
            upcoming.map((row) => eventCell(row, scope)),
          ),
          linkButton(`${context.id}-all`, texts('allEvents'), pagePaths.events),
        ]
  return [titledGroup(scope, context, texts('events'), blocks)]
}

/** The section's poll, under the section's heading if it has one. */
function pollSection(scope: Scope, context: SectionContext): Block[] {
  const { section } = context
  const poll = context.records.polls.get(section.poll ?? '')
  if (!poll) return []
  const block = pollBlock(poll, scope)
  const heading = section.translations?.[scope.locale]?.title
  return [heading ? titledGroup(scope, context, heading, [block]) : block]
}

/** Returns the places that the section names, those open now first, and a link to all places. */
function placesSection(scope: Scope, context: SectionContext): Block[] {
  const cells = (context.section.places ?? []).flatMap((uid) => {
    const row = context.records.places.get(uid)
    return row ? [placeCell(row, scope)] : []
  })
  if (cells.length === 0) return []
  const texts = textsOf(scope.locale)
  const isOpen = ({ data }: (typeof cells)[number]) => data.openStatus === 'open'
  const blocks = [
    cellList(`${context.id}-cells`, [...cells.filter(isOpen), ...cells.filter((cell) => !isOpen(cell))]),
    linkButton(`${context.id}-all`, texts('allPlaces'), contentPath(placesUid)),
  ]
  return [titledGroup(scope, context, texts('places'), blocks)]
}

/** The town's own blocks, under the section's heading if it has one. Adds missing ids. */
function writtenSection(scope: Scope, context: SectionContext): Block[] {
  if (!context.section.translations) return []
  const { title, components = [] } = localized(context.section.translations, scope)
  const live = servedBlocks(scope.portal, liveBlocks(scope, components, context.records.live))
  const blocks = live.map((block, index): Block => ({ ...block, id: block.id ?? `${context.id}-${index + 1}` }))
  const { locale } = foreignLocale(context.section.translations, scope)
  if (!title && !locale) return blocks
  const heading = title ? { title } : {}
  return [{ type: 'group', id: context.id, data: { ...heading, ...(locale ? { locale } : {}), components: blocks } }]
}

/** Groups blocks under the section's own heading in the visitor's language, else under `heading`. */
function titledGroup(
  scope: Scope,
  { section, id }: SectionContext,
  heading: string,
  components: Block[],
): Block<'group'> {
  return { type: 'group', id, data: { title: section.translations?.[scope.locale]?.title ?? heading, components } }
}
