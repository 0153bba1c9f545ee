import { eagerBlock, lazyBlock, type Registry } from '../engine/registry'
import { textsOf } from '../i18n/loadMessages'
import { Banner, contract as banner } from './banner/Banner'
import { Button, contract as button } from './button/Button'
import { Columns, contract as columns } from './columns/Columns'
import { ContentCell, contract as contentCell } from './content-cell/ContentCell'
import { Description, contract as description } from './description/Description'
import { Group, contract as group } from './group/Group'
import { List, contract as list } from './list/List'
import { Title, contract as title } from './title/Title'

const cells = textsOf('cells')
const lists = textsOf('lists')
const walks = textsOf('walks')
const maps = textsOf('maps')
const walkMaps = {
  groups: [...walks.groups, ...maps.groups],
  load: async (locale: string) => Promise.all([walks.load(locale), maps.load(locale)]),
}
const formTexts = textsOf('forms')
const forms = {
  ...formTexts,
  async load(locale: string) {
    // A server cannot wait while it renders, so it loads every control with the first form.
    if (import.meta.env.SSR) await (await import('../inputs/loadInputs')).loadInputs()
    await formTexts.load(locale)
  },
}

/**
 * Every block type of the contract. `eagerBlock` is part of the first script; `lazyBlock` loads with the first page
 * that has the block, together with the group of texts named last.
 */
export const blocks: Registry = {
  a2hs: lazyBlock('A2hs', () => import('./a2hs/A2hs'), lists),
  'action-list': lazyBlock('ActionList', () => import('./action-list/ActionList'), lists),
  banner: eagerBlock(Banner, banner),
  breadcrumb: lazyBlock('Breadcrumb', () => import('./breadcrumb/Breadcrumb')),
  bullet: lazyBlock('Bullet', () => import('./bullet/Bullet')),
  button: eagerBlock(Button, button),
  'calendar-list': lazyBlock('CalendarList', () => import('./calendar-list/CalendarList'), lists),
  carousel: lazyBlock('Carousel', () => import('./carousel/Carousel')),
  'category-tree': lazyBlock('CategoryTree', () => import('./category-tree/CategoryTree'), forms),
  columns: eagerBlock(Columns, columns),
  comment: lazyBlock('Comment', () => import('./comment/Comment'), walks),
  comments: lazyBlock('Comments', () => import('./comments/Comments'), walks),
  'content-cell': eagerBlock(ContentCell, contentCell),
  departures: lazyBlock('Departures', () => import('./departures/Departures'), cells),
  description: eagerBlock(Description, description),
  'dynamic-cell': lazyBlock('DynamicCell', () => import('./dynamic-cell/DynamicCell'), cells),
  'dynamic-input': lazyBlock('DynamicInput', () => import('./dynamic-input/DynamicInput'), forms),
  'empty-state': lazyBlock('EmptyState', () => import('./empty-state/EmptyState')),
  'file-list': lazyBlock('FileList', () => import('./file-list/FileList'), lists),
  footer: lazyBlock('Footer', () => import('./footer/Footer'), lists),
  form: lazyBlock('Form', () => import('./form/Form'), forms),
  group: eagerBlock(Group, group),
  iframe: lazyBlock('Iframe', () => import('./iframe/Iframe'), lists),
  image: lazyBlock('Image', () => import('./image/Image')),
  'index-cell': lazyBlock('IndexCell', () => import('./index-cell/IndexCell'), cells),
  'label-cell': lazyBlock('LabelCell', () => import('./label-cell/LabelCell'), cells),
  list: eagerBlock(List, list),
  map: lazyBlock('Map', () => import('./map/Map'), maps),
  'map-cell': lazyBlock('MapCell', () => import('./map-cell/MapCell'), maps),
  'map-tile': lazyBlock('MapTile', () => import('./map-tile/MapTile'), maps),
  'menu-grid': lazyBlock('MenuGrid', () => import('./menu-grid/MenuGrid')),
  'mobility-cell': lazyBlock('MobilityCell', () => import('./mobility-cell/MobilityCell'), cells),
  'numbered-title': lazyBlock('NumberedTitle', () => import('./numbered-title/NumberedTitle')),
  pagination: lazyBlock('Pagination', () => import('./pagination/Pagination'), lists),
  'parameters-row': lazyBlock('ParametersRow', () => import('./parameters-row/ParametersRow'), lists),
  'person-card': lazyBlock('PersonCard', () => import('./person-card/PersonCard'), lists),
  'place-cell': lazyBlock('PlaceCell', () => import('./place-cell/PlaceCell'), cells),
  poll: lazyBlock('Poll', () => import('./poll/Poll')),
  'poll-results': lazyBlock('PollResults', () => import('./poll-results/PollResults'), lists),
  'poll-simple': lazyBlock('PollSimple', () => import('./poll-simple/PollSimple')),
  'progression-cell': lazyBlock('ProgressionCell', () => import('./progression-cell/ProgressionCell'), cells),
  rating: lazyBlock('Rating', () => import('./rating/Rating'), forms),
  'rating-input': lazyBlock('RatingInput', () => import('./rating-input/RatingInput'), forms),
  'resume-cell': lazyBlock('ResumeCell', () => import('./resume-cell/ResumeCell'), cells),
  'rich-text': lazyBlock('RichText', () => import('./rich-text/RichText')),
  schedule: lazyBlock('Schedule', () => import('./schedule/Schedule'), cells),
  'search-cell': lazyBlock('SearchCell', () => import('./search-cell/SearchCell'), cells),
  'search-field': lazyBlock('SearchField', () => import('./search-field/SearchField'), lists),
  'tag-list': lazyBlock('TagList', () => import('./tag-list/TagList'), lists),
  title: eagerBlock(Title, title),
  'tree-menu': lazyBlock('TreeMenu', () => import('./tree-menu/TreeMenu'), lists),
  'walk-detail': lazyBlock('WalkDetail', () => import('./walk-detail/WalkDetail'), walkMaps),
  'walk-list': lazyBlock('WalkList', () => import('./walk-list/WalkList'), walks),
  'walk-step': lazyBlock('WalkStep', () => import('./walk-step/WalkStep'), walks),
  'walk-summary': lazyBlock('WalkSummary', () => import('./walk-summary/WalkSummary'), walks),
  'waste-calendar': lazyBlock('WasteCalendar', () => import('./waste-calendar/WasteCalendar'), cells),
  'widget-cell': lazyBlock('WidgetCell', () => import('./widget-cell/WidgetCell'), cells),
}
