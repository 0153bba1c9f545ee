import banner from '../../schemas/generated/blocks/banner.js'
import button from '../../schemas/generated/blocks/button.js'
import columns from '../../schemas/generated/blocks/columns.js'
import contentCell from '../../schemas/generated/blocks/content-cell.js'
import description from '../../schemas/generated/blocks/description.js'
import group from '../../schemas/generated/blocks/group.js'
import list from '../../schemas/generated/blocks/list.js'
import title from '../../schemas/generated/blocks/title.js'
import { blockTypes } from '../../schemas/generated/blockTypes'
import { deferred, eager, type Registry } from '../engine/registry'
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

/** The component and validator of every block type. A family's late blocks are listed where its first one is asked for. */
export const blocks: Registry = {
  ...deferred(blockTypes.texts, async () => (await import('./lateTexts')).lateTexts, 'lateTexts'),
  ...deferred(blockTypes.flex, async () => (await import('./lateFlex')).lateFlex, 'lateFlex'),
  ...deferred(blockTypes.mobility, async () => (await import('./lateMobility')).lateMobility, 'lateMobility'),
  // What homes have most often is there one step earlier, and in one file each.
  ...deferred(['poll', 'poll-simple'], async () => (await import('./lateBallots')).lateBallots, 'lateBallots'),
  ...deferred(['carousel'], async () => (await import('./lateCarousel')).lateCarousel, 'lateCarousel'),
  ...deferred(['menu-grid'], async () => (await import('./lateMenuGrid')).lateMenuGrid, 'lateMenuGrid'),
  ...first,
}
