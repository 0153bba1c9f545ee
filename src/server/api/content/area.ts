import type { Area } from '../call/Area'
import { readContent } from './contentPage'

export const content = {
  handlers: { readContent },
} satisfies Area
