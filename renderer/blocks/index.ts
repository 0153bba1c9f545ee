import banner from '../../schemas/generated/blocks/banner.js'
import button from '../../schemas/generated/blocks/button.js'
import columns from '../../schemas/generated/blocks/columns.js'
import contentCell from '../../schemas/generated/blocks/content-cell.js'
import description from '../../schemas/generated/blocks/description.js'
import group from '../../schemas/generated/blocks/group.js'
import list from '../../schemas/generated/blocks/list.js'
import title from '../../schemas/generated/blocks/title.js'
import { blockTypes } from '../../schemas/generated/blockTypes'
import { deferred, eager, type Loaders, lazy, type Registry } from '../engine/registry'
import { Banner } from './banner/Banner'
import { Button } from './button/Button'
import { Columns } from './columns/Columns'
import { ContentCell } from './content-cell/ContentCell'
import { Description } from './description/Description'
import { Group } from './group/Group'
import { List } from './list/List'
import { Title } from './title/Title'

/** What most pages have, here at once. */
const first = {
  banner: eager(Banner, banner),
  button: eager(Button, button),
  columns: eager(Columns, columns),
  'content-cell': eager(ContentCell, contentCell),
  description: eager(Description, description),
  group: eager(Group, group),
  list: eager(List, list),
  title: eager(Title, title),
} satisfies Partial<Registry>

/** Late blocks of many pages, known at once: they are there one step earlier than those a list names first. */
const frequent = {
  carousel: lazy(
    'Carousel',
    () => import('./carousel/Carousel'),
    () => import('../../schemas/generated/blocks/carousel.js'),
  ),
  image: lazy(
    'Image',
    () => import('./image/Image'),
    () => import('../../schemas/generated/blocks/image.js'),
  ),
  'menu-grid': lazy(
    'MenuGrid',
    () => import('./menu-grid/MenuGrid'),
    () => import('../../schemas/generated/blocks/menu-grid.js'),
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
} satisfies Loaders

/** The component and validator of every block type. A family's late blocks are listed where its first one is asked for. */
export const blocks: Registry = {
  ...deferred(blockTypes.texts, async () => (await import('./lateTexts')).lateTexts, 'lateTexts'),
  ...deferred(blockTypes.flex, async () => (await import('./lateFlex')).lateFlex, 'lateFlex'),
  ...deferred(blockTypes.mobility, async () => (await import('./lateMobility')).lateMobility, 'lateMobility'),
  ...deferred(
    ['carousel', 'image', 'menu-grid', 'poll', 'poll-results', 'poll-simple', 'rich-text', 'schedule'],
    async () => frequent,
  ),
  ...first,
}
