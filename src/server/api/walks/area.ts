import type { Area, Tracked } from '../Area'
import { listWalkSteps, listWalks, readWalk, readWalkFilter, readWalkStep } from './handlers'
import { registerFile } from './registerFile'
import type { WalkTables } from './WalkTables'

export const walks = {
  service: 'walks',
  handlers: { listWalkSteps, listWalks, readWalk, readWalkFilter, readWalkStep },
  fileRoutes: { readFile: registerFile },
  tables: { walk: 'tracked', walk_step: 'tracked', gpx_file: 'untracked' } satisfies Tracked<WalkTables>,
} satisfies Area
