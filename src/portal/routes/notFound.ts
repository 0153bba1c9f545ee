import { late } from './Drawable'

/** What is drawn where no page is. */
export const notFound = late('NotFound', () => import('./NotFound'))
