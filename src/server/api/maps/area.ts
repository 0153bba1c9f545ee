import type { Area } from '../Area'
import { queryMap, readMapMenu } from './handlers'

export const maps = {
  service: 'map',
  handlers: { queryMap, readMapMenu },
} satisfies Area
