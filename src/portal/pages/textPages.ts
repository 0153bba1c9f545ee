import { lazy } from '../../../renderer/engine/lazy'

/** The page of a text, an event or a publication. */
export const textPage = lazy('textPage', () => import('./textPage'))
