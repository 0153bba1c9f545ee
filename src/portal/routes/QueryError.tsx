import { Loaded, lazy } from '../../../renderer/engine/lazy'
import type { Failure } from '../api/Query'

export type QueryErrorProps = { of: 'home' | 'content' | 'publication' | 'event' | 'list'; failure: Failure }

/** Loaded before the page is rendered, unless an answer goes wrong while the page is shown. */
export const queryErrorPage = lazy('QueryErrorPage', () => import('./QueryErrorPage'))

/** Stands in for a page whose data could not be had. */
export function QueryError(props: QueryErrorProps) {
  if (queryErrorPage.ready) return <queryErrorPage.ready {...props} />
  return <Loaded value={queryErrorPage}>{(Trouble) => <Trouble {...props} />}</Loaded>
}
