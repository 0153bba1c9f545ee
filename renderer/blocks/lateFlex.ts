import { type Loaders, lazy } from '../engine/registry'
import { textsOf } from '../i18n/loadMessages'

const cells = textsOf('cells')
const lists = textsOf('lists')

/** Blocks of the family `flex` that are fetched when a page has one. */
export const lateFlex = {
  a2hs: lazy(
    'A2hs',
    () => import('./a2hs/A2hs'),
    () => import('../../schemas/generated/blocks/a2hs.js'),
    lists,
  ),
  'action-list': lazy(
    'ActionList',
    () => import('./action-list/ActionList'),
    () => import('../../schemas/generated/blocks/action-list.js'),
    lists,
  ),
  'calendar-list': lazy(
    'CalendarList',
    () => import('./calendar-list/CalendarList'),
    () => import('../../schemas/generated/blocks/calendar-list.js'),
    lists,
  ),
  'dynamic-cell': lazy(
    'DynamicCell',
    () => import('./dynamic-cell/DynamicCell'),
    () => import('../../schemas/generated/blocks/dynamic-cell.js'),
    cells,
  ),
  footer: lazy(
    'Footer',
    () => import('./footer/Footer'),
    () => import('../../schemas/generated/blocks/footer.js'),
    lists,
  ),
  'index-cell': lazy(
    'IndexCell',
    () => import('./index-cell/IndexCell'),
    () => import('../../schemas/generated/blocks/index-cell.js'),
    cells,
  ),
  'label-cell': lazy(
    'LabelCell',
    () => import('./label-cell/LabelCell'),
    () => import('../../schemas/generated/blocks/label-cell.js'),
    cells,
  ),
  pagination: lazy(
    'Pagination',
    () => import('./pagination/Pagination'),
    () => import('../../schemas/generated/blocks/pagination.js'),
    lists,
  ),
  'parameters-row': lazy(
    'ParametersRow',
    () => import('./parameters-row/ParametersRow'),
    () => import('../../schemas/generated/blocks/parameters-row.js'),
    lists,
  ),
  'place-cell': lazy(
    'PlaceCell',
    () => import('./place-cell/PlaceCell'),
    () => import('../../schemas/generated/blocks/place-cell.js'),
    cells,
  ),
  'progression-cell': lazy(
    'ProgressionCell',
    () => import('./progression-cell/ProgressionCell'),
    () => import('../../schemas/generated/blocks/progression-cell.js'),
    cells,
  ),
  'resume-cell': lazy(
    'ResumeCell',
    () => import('./resume-cell/ResumeCell'),
    () => import('../../schemas/generated/blocks/resume-cell.js'),
    cells,
  ),
  schedule: lazy(
    'Schedule',
    () => import('./schedule/Schedule'),
    () => import('../../schemas/generated/blocks/schedule.js'),
  ),
  'search-cell': lazy(
    'SearchCell',
    () => import('./search-cell/SearchCell'),
    () => import('../../schemas/generated/blocks/search-cell.js'),
    cells,
  ),
  'search-field': lazy(
    'SearchField',
    () => import('./search-field/SearchField'),
    () => import('../../schemas/generated/blocks/search-field.js'),
    lists,
  ),
  'tag-list': lazy(
    'TagList',
    () => import('./tag-list/TagList'),
    () => import('../../schemas/generated/blocks/tag-list.js'),
    lists,
  ),
  'tree-menu': lazy(
    'TreeMenu',
    () => import('./tree-menu/TreeMenu'),
    () => import('../../schemas/generated/blocks/tree-menu.js'),
    lists,
  ),
  'waste-calendar': lazy(
    'WasteCalendar',
    () => import('./waste-calendar/WasteCalendar'),
    () => import('../../schemas/generated/blocks/waste-calendar.js'),
    cells,
  ),
  'widget-cell': lazy(
    'WidgetCell',
    () => import('./widget-cell/WidgetCell'),
    () => import('../../schemas/generated/blocks/widget-cell.js'),
    cells,
  ),
} satisfies Loaders
