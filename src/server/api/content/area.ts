import type { ContentTables } from '../../db/tables/ContentTables'
import type { Area, Tracked } from '../Area'
import { readContent } from './contentPage'

export const content = {
  handlers: { readContent },
  tables: { content: 'tracked' } satisfies Tracked<ContentTables>,
} satisfies Area
