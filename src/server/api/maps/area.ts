import type { Area } from '../call/Area'
import { queryMap, readMapMenu } from './handlers'

export const maps = {
  service: 'map',
  handlers: { queryMap, readMapMenu },
} satisfies Area
