import { Loaded, lazy } from '../../../renderer/engine/lazy'
import type { Failure } from '../api/Answer'

export type TroubleProps = { of: 'home' | 'content' | 'publication' | 'event' | 'list'; failure: Failure }

/** Loaded before the page is rendered, unless an answer goes wrong while the page is shown. */
export const trouble = lazy('Trouble', () => import('./Trouble'))

/** Stands in for a page whose data could not be had. */
export function Troubled(props: TroubleProps) {
  if (trouble.ready) return <trouble.ready {...props} />
  return <Loaded value={trouble}>{(Trouble) => <Trouble {...props} />}</Loaded>
}
