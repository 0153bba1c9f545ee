import { lazy, Suspense } from 'react'
import type { BannerImage } from '../../../schemas/engine'

const Zoom = lazy(async () => ({ default: (await import('./Zoom')).Zoom }))

/** The enlarged picture; what it needs is loaded when a visitor first asks for one. */
export function ZoomDialog(props: { image: BannerImage; onClose(): void }) {
  return (
    <Suspense fallback={null}>
      <Zoom {...props} />
    </Suspense>
  )
}
