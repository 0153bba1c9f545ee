import { lazy, Suspense } from 'react'
import type { BannerImage } from '../../../schemas/engine'

const Zoom = lazy(async () => ({ default: (await import('./Zoom')).Zoom }))

type Props = { images: readonly BannerImage[]; index: number; onTurn(index: number): void; onClose(): void }

/** The enlarged pictures; what they need is loaded when a visitor first asks for one. */
export function ZoomDialog(props: Props) {
  return (
    <Suspense fallback={null}>
      <Zoom {...props} />
    </Suspense>
  )
}
