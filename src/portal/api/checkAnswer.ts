import {
  type DataContract,
  type Issue,
  isObject,
  type OperationId,
  own,
  type Page,
  type SearchList,
} from '../../../schemas/engine'
import accountSession from '../../../schemas/generated/entities/account-session.js'
import blockList from '../../../schemas/generated/entities/block-list.js'
import comments from '../../../schemas/generated/entities/comments.js'
import favouriteList from '../../../schemas/generated/entities/favourite-list.js'
import favouriteSettings from '../../../schemas/generated/entities/favourite-settings.js'
import favouriteState from '../../../schemas/generated/entities/favourite-state.js'
import fidelityCard from '../../../schemas/generated/entities/fidelity-card.js'
import fidelityCardType from '../../../schemas/generated/entities/fidelity-card-type.js'
import footerView from '../../../schemas/generated/entities/footer-view.js'
import localeLibrary from '../../../schemas/generated/entities/locale-library.js'
import mapCategory from '../../../schemas/generated/entities/map-category.js'
import mapPlaceList from '../../../schemas/generated/entities/map-place-list.js'
import menuView from '../../../schemas/generated/entities/menu-view.js'
import storeCatalog from '../../../schemas/generated/entities/store-catalog.js'
import storeDetails from '../../../schemas/generated/entities/store-details.js'
import tagView from '../../../schemas/generated/entities/tag-view.js'
import walkDetail from '../../../schemas/generated/entities/walk-detail.js'
import walkFilter from '../../../schemas/generated/entities/walk-filter.js'
import walkList from '../../../schemas/generated/entities/walk-list.js'
import walkStep from '../../../schemas/generated/entities/walk-step.js'
import walkStepList from '../../../schemas/generated/entities/walk-step-list.js'
import wall from '../../../schemas/generated/entities/wall.js'
import wallCategory from '../../../schemas/generated/entities/wall-category.js'
import modal from '../../../schemas/generated/modal.js'
import page from '../../../schemas/generated/page.js'
import { isCalendarDay } from '../../../schemas/inputs/dateValue'
import type { Data } from './endpoints'
import { removeInvalid } from './removeInvalid'
import { searchKinds } from './searchKinds'

type Report = (issue: Issue) => void
type Check<T> = (value: unknown, title: string, report: Report) => T | undefined

const checkWith =
  <T>(contract: DataContract<T>): Check<T> =>
  (value, _, report) =>
    removeInvalid(contract, value, report) ? value : undefined

/** Leaves out the items of a list of which nothing valid is left. */
const listOf =
  <T>(contract: DataContract<T>): Check<T[]> =>
  (value, _, report) =>
    Array.isArray(value) ? value.filter((item): item is T => removeInvalid(contract, item, report)) : undefined

/** Replaces an unusable title by the given one. */
const checkPage: Check<Page> = (value, title, report) =>
  removeInvalid(page, value, report, { title }) ? value : undefined

const checkDates: Check<string[]> = (value) =>
  Array.isArray(value) ? value.filter((day) => typeof day === 'string' && isCalendarDay(day)) : undefined

const checkTypes: Check<string[]> = (value) =>
  Array.isArray(value) ? value.filter((type) => typeof type === 'string' && type !== '') : undefined

type KindCount = NonNullable<SearchList['kinds']>[number]

const isKindCount = (value: unknown): value is KindCount =>
  isObject(value) && searchKinds.some((kind) => kind === value.kind) && Number.isInteger(value.total)

/** Validates a list of blocks, the counts by kind, and the corrected query. */
const checkSearch: Check<SearchList> = (value, _, report) => {
  const correction = isObject(value) ? own(value, 'correction') : undefined
  const kinds = isObject(value) ? own(value, 'kinds') : undefined
  const list = isObject(value) ? { items: own(value, 'items'), total: own(value, 'total') } : value
  if (!removeInvalid(blockList, list, report)) return undefined
  const counts = Array.isArray(kinds) ? kinds.filter(isKindCount) : undefined
  return { ...list, ...(counts && { kinds: counts }), ...(typeof correction === 'string' && { correction }) }
}

const checksByOperation = {
  readHome: checkPage,
  readContent: checkPage,
  readPublication: checkPage,
  readEvent: checkPage,
  readParticipationForm: checkPage,
  readFooter: checkWith(footerView),
  readMaintenanceFooter: checkWith(footerView),
  readMenu: listOf(menuView),
  readHomeMenu: listOf(menuView),
  readLocales: checkWith(localeLibrary),
  readMapMenu: listOf(mapCategory),
  readMenuItem: checkWith(menuView),
  queryMap: checkWith(mapPlaceList),
  listPublications: checkWith(blockList),
  listEvents: checkWith(blockList),
  listEventDates: checkDates,
  listSessions: listOf(accountSession),
  listPublicationTypes: checkTypes,
  listTags: listOf(tagView),
  search: checkSearch,
  listAside: checkSearch,
  listComments: checkWith(comments),
  listWalks: checkWith(walkList),
  listWalkSteps: checkWith(walkStepList),
  readWalk: checkWith(walkDetail),
  readWalkFilter: checkWith(walkFilter),
  readWalkStep: checkWith(walkStep),
  readOwnWall: checkWith(wall),
  readAnonymousWall: checkWith(wall),
  filterOwnWall: checkWith(wall),
  filterAnonymousWall: checkWith(wall),
  listOwnWallCategories: listOf(wallCategory),
  listAnonymousWallCategories: listOf(wallCategory),
  readStoreCatalog: checkWith(storeCatalog),
  readStoreDetails: checkWith(storeDetails),
  readWidgetConfiguration: checkWith(modal),
  checkFavourite: checkWith(favouriteState),
  listFavourites: checkWith(favouriteList),
  readFavourites: checkWith(favouriteSettings),
  listFidelityCards: listOf(fidelityCard),
  listFidelityCardTypes: listOf(fidelityCardType),
} satisfies { [O in OperationId]?: Check<Data<O>> }

/** The operations whose answers the portal caches. */
export type ReadOperation = keyof typeof checksByOperation

const checks: { readonly [O in ReadOperation]: Check<Data<O>> } = checksByOperation

/**
 * Removes the invalid parts of an answer's data; undefined when nothing valid is left. `title` is the title of pages
 * without one.
 */
export function checkAnswer<O extends ReadOperation>(
  operation: O,
  value: unknown,
  title: string,
  report: Report,
): Data<O> | undefined {
  const check: Check<Data<O>> = checks[operation]
  return check(value, title, report)
}
