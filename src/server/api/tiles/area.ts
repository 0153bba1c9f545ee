import type { Area } from '../Area'
import { registerTile } from './registerTile'

export const tiles = {
  fileRoutes: { readTile: registerTile },
  limits: { readTile: 1200 },
} satisfies Area
