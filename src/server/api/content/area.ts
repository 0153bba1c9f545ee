import type { Area } from '../Area'
import { readContent } from './contentPage'

export const content = {
  handlers: { readContent },
  tables: { content: 'tracked' },
} satisfies Area
