import type { Area } from '../Area'
import { readHome } from './homePage'

export const home = {
  handlers: { readHome },
} satisfies Area
