import type { Area } from '../call/Area'
import { readHome } from './homePage'

export const home = {
  handlers: { readHome },
} satisfies Area
