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
import { blockTypes } from '../../schemas/generated/blockTypes'
import { deferred, eager, type Registry } from '../engine/registry'
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

/** What most pages have, here at once. */
const first = {
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
  title: eager(Title, title),
} satisfies Partial<Registry>

/** The component and validator of every block type. A family's late blocks are listed where its first one is asked for. */
export const blocks: Registry = {
  ...deferred(blockTypes.texts, async () => (await import('./lateTexts')).lateTexts),
  ...deferred(blockTypes.flex, async () => (await import('./lateFlex')).lateFlex),
  ...deferred(blockTypes.mobility, async () => (await import('./lateMobility')).lateMobility),
  ...first,
}
