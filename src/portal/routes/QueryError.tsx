import { Loaded, lazy } from '../../../renderer/engine/lazy'
import type { QueryErrorProps } from './QueryErrorPage'

/** `preloadPage` loads it when a query of the page failed; later failures load it when they happen. */
export const queryErrorPage = lazy('QueryErrorPage', () => import('./QueryErrorPage'))

/** Shows the error of a page's query, and loads its code if it is not here yet. */
export function QueryError(props: QueryErrorProps) {
  if (queryErrorPage.ready) return <queryErrorPage.ready {...props} />
  return <Loaded value={queryErrorPage}>{(Page) => <Page {...props} />}</Loaded>
}
