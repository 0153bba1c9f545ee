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

/** The component and validator of every block type: here at once what most pages have, the rest when a page has one. */
export const blocks: Registry = {
  banner: eager(Banner, banner),
  breadcrumb: eager(Breadcrumb, breadcrumb),
  button: eager(Button, button),
  columns: eager(Columns, columns),
  'content-cell': eager(ContentCell, contentCell),
  description: eager(Description, description),
  'empty-state': eager(EmptyState, emptyState),
  group: eager(Group, group),
  image: eager(Image, image),
  list: eager(List, list),
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
  title: eager(Title, title),
}
