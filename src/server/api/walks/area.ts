import type { Area } from '../Area'
import { listWalkSteps, listWalks, readWalk, readWalkFilter, readWalkStep } from './handlers'
import { registerFile } from './registerFile'

export const walks = {
  service: 'map',
  handlers: { listWalkSteps, listWalks, readWalk, readWalkFilter, readWalkStep },
  fileRoutes: { readFile: registerFile },
  tables: { walk: 'tracked', walk_step: 'tracked', gpx_file: 'untracked' },
} satisfies Area
