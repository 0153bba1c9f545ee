import { Suspense, use } from 'react'
import type { Failure } from '../api/Answer'
import { late } from './Drawable'

export type TroubleProps = { of: 'home' | 'content' | 'publication' | 'event' | 'list'; failure: Failure }

/** Loaded with the first page that needs it: before it is drawn, unless an answer went wrong while it was shown. */
export const trouble = late<'Trouble', TroubleProps>('Trouble', () => import('./Trouble'))

/** Stands in for a page whose data could not be had. */
export function Troubled(props: TroubleProps) {
  return trouble.ready ? (
    <trouble.ready {...props} />
  ) : (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  )
}

function Late(props: TroubleProps) {
  use(trouble.load())
  return trouble.ready && <trouble.ready {...props} />
}
