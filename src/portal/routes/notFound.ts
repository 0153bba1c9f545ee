import { lazy } from '../../../renderer/engine/lazy'

/** The page of a path that no route has. */
export const notFound = lazy('NotFound', () => import('./NotFound'))
