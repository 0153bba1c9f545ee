import banner from '../../schemas/generated/blocks/banner.js'
import breadcrumb from '../../schemas/generated/blocks/breadcrumb.js'
import button from '../../schemas/generated/blocks/button.js'
import columns from '../../schemas/generated/blocks/columns.js'
import contentCell from '../../schemas/generated/blocks/content-cell.js'
import description from '../../schemas/generated/blocks/description.js'
import emptyState from '../../schemas/generated/blocks/empty-state.js'
import group from '../../schemas/generated/blocks/group.js'
import image from '../../schemas/generated/blocks/image.js'
import list from '../../schemas/generated/blocks/list.js'
import title from '../../schemas/generated/blocks/title.js'
import { eager, lazy, type Registry } from '../engine/registry'
import { textsOf } from '../i18n/loadMessages'
import { Banner } from './banner/Banner'
import { Breadcrumb } from './breadcrumb/Breadcrumb'
import { Button } from './button/Button'
import { Columns } from './columns/Columns'
import { ContentCell } from './content-cell/ContentCell'
import { Description } from './description/Description'
import { EmptyState } from './empty-state/EmptyState'
import { Group } from './group/Group'
import { Image } from './image/Image'
import { List } from './list/List'
import { Title } from './title/Title'

const cells = textsOf('cells')
const forms = textsOf('forms')
const lists = textsOf('lists')

/** The component and validator of every block type: here at once what most pages have, the rest when a page has one. */
export const blocks: Registry = {
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
  banner: eager(Banner, banner),
  breadcrumb: eager(Breadcrumb, breadcrumb),
  bullet: lazy(
    'Bullet',
    () => import('./bullet/Bullet'),
    () => import('../../schemas/generated/blocks/bullet.js'),
  ),
  button: eager(Button, button),
  'calendar-list': lazy(
    'CalendarList',
    () => import('./calendar-list/CalendarList'),
    () => import('../../schemas/generated/blocks/calendar-list.js'),
    lists,
  ),
  carousel: lazy(
    'Carousel',
    () => import('./carousel/Carousel'),
    () => import('../../schemas/generated/blocks/carousel.js'),
    lists,
  ),
  'category-tree': lazy(
    'CategoryTree',
    () => import('./category-tree/CategoryTree'),
    () => import('../../schemas/generated/blocks/category-tree.js'),
    forms,
  ),
  columns: eager(Columns, columns),
  'content-cell': eager(ContentCell, contentCell),
  departures: lazy(
    'Departures',
    () => import('./departures/Departures'),
    () => import('../../schemas/generated/blocks/departures.js'),
    cells,
  ),
  description: eager(Description, description),
  'dynamic-cell': lazy(
    'DynamicCell',
    () => import('./dynamic-cell/DynamicCell'),
    () => import('../../schemas/generated/blocks/dynamic-cell.js'),
    cells,
  ),
  'dynamic-input': lazy(
    'DynamicInput',
    () => import('./dynamic-input/DynamicInput'),
    () => import('../../schemas/generated/blocks/dynamic-input.js'),
    forms,
  ),
  'empty-state': eager(EmptyState, emptyState),
  'file-list': lazy(
    'FileList',
    () => import('./file-list/FileList'),
    () => import('../../schemas/generated/blocks/file-list.js'),
    lists,
  ),
  footer: lazy(
    'Footer',
    () => import('./footer/Footer'),
    () => import('../../schemas/generated/blocks/footer.js'),
    lists,
  ),
  form: lazy(
    'Form',
    () => import('./form/Form'),
    () => import('../../schemas/generated/blocks/form.js'),
    forms,
  ),
  group: eager(Group, group),
  iframe: lazy(
    'Iframe',
    () => import('./iframe/Iframe'),
    () => import('../../schemas/generated/blocks/iframe.js'),
    lists,
  ),
  image: eager(Image, image),
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
  list: eager(List, list),
  'menu-grid': lazy(
    'MenuGrid',
    () => import('./menu-grid/MenuGrid'),
    () => import('../../schemas/generated/blocks/menu-grid.js'),
    lists,
  ),
  'mobility-cell': lazy(
    'MobilityCell',
    () => import('./mobility-cell/MobilityCell'),
    () => import('../../schemas/generated/blocks/mobility-cell.js'),
    cells,
  ),
  'numbered-title': lazy(
    'NumberedTitle',
    () => import('./numbered-title/NumberedTitle'),
    () => import('../../schemas/generated/blocks/numbered-title.js'),
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
  'person-card': lazy(
    'PersonCard',
    () => import('./person-card/PersonCard'),
    () => import('../../schemas/generated/blocks/person-card.js'),
    lists,
  ),
  'place-cell': lazy(
    'PlaceCell',
    () => import('./place-cell/PlaceCell'),
    () => import('../../schemas/generated/blocks/place-cell.js'),
    cells,
  ),
  poll: lazy(
    'Poll',
    () => import('./poll/Poll'),
    () => import('../../schemas/generated/blocks/poll.js'),
  ),
  'poll-results': lazy(
    'PollResults',
    () => import('./poll-results/PollResults'),
    () => import('../../schemas/generated/blocks/poll-results.js'),
  ),
  'poll-simple': lazy(
    'PollSimple',
    () => import('./poll-simple/PollSimple'),
    () => import('../../schemas/generated/blocks/poll-simple.js'),
  ),
  'progression-cell': lazy(
    'ProgressionCell',
    () => import('./progression-cell/ProgressionCell'),
    () => import('../../schemas/generated/blocks/progression-cell.js'),
    cells,
  ),
  rating: lazy(
    'Rating',
    () => import('./rating/Rating'),
    () => import('../../schemas/generated/blocks/rating.js'),
    forms,
  ),
  'rating-input': lazy(
    'RatingInput',
    () => import('./rating-input/RatingInput'),
    () => import('../../schemas/generated/blocks/rating-input.js'),
    forms,
  ),
  'resume-cell': lazy(
    'ResumeCell',
    () => import('./resume-cell/ResumeCell'),
    () => import('../../schemas/generated/blocks/resume-cell.js'),
    cells,
  ),
  'rich-text': lazy(
    'RichText',
    () => import('./rich-text/RichText'),
    () => import('../../schemas/generated/blocks/rich-text.js'),
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
  title: eager(Title, title),
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
}
