import type { Area } from '../call/Area'
import { readBlock } from './findBlock'

export const blocks = {
  handlers: { readBlock },
} satisfies Area
