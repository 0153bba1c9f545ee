import type { Action } from '../../../schemas/engine'
import { pagePaths } from '../../../schemas/routes/pagePaths'
import { walkReviewsPath, walkStepPath } from '../../../schemas/routes/walkPaths'

const navigateTo = (path: string): Action<'navigation'> => ({ handler: 'navigation', data: { path } })

/** Opens the list of walks. */
export const openWalks = (): Action => navigateTo(pagePaths.walks)

/** Opens a step of a walk. */
export const openStep = (walk: string, step: string): Action => navigateTo(walkStepPath(walk, step))

/** Opens what visitors wrote about a walk of a town, which is named as a point of interest. */
export const openComments = (poi: string, walk: string): Action => navigateTo(walkReviewsPath(walk, poi))
