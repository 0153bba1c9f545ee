import type { Area } from '../call/Area'
import { listWalkSteps, listWalks, readWalk, readWalkFilter, readWalkStep } from './handlers'
import { registerFile } from './registerFile'

export const walks = {
  service: 'map',
  handlers: { listWalkSteps, listWalks, readWalk, readWalkFilter, readWalkStep },
  fileRoutes: { readFile: registerFile },
} satisfies Area
