import type { BannerImage } from '../../../schemas/engine'
import { Loaded, lazy } from '../../engine/lazy'

const zoom = lazy('Zoom', () => import('./Zoom'))

type Props = { images: readonly BannerImage[]; index: number; onTurn(index: number): void; onClose(): void }

/** The enlarged pictures; what they need is loaded when a visitor first asks for one. */
export function ZoomDialog(props: Props) {
  return <Loaded value={zoom}>{(Zoom) => <Zoom {...props} />}</Loaded>
}
