import type { Area } from '../Area'
import { readBlock } from './findBlock'

export const blocks = {
  handlers: { readBlock },
} satisfies Area
