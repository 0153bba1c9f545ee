import type { Image as Picture } from '../../schemas/engine'
import { useHost } from '../engine/HostContext'
import { imageAddresses } from './imageAddresses'

type Props = {
  image: Picture
  /** Box it is drawn in, in CSS pixels; `crop` fills it, else the picture fits inside. */
  width: number
  height: number
  crop?: boolean
  /** Further widths of the same shape, for pictures as wide as the page, and how wide they are drawn (HTML `sizes`). */
  widths?: readonly number[]
  sizes?: string
  /** It is seen as soon as the page is: loaded before anything else. */
  eager?: boolean
  className?: string | undefined
}

/** A picture, loaded at the size it is drawn and at twice that for dense displays. */
export function Image({ image, width, height, crop = false, widths, sizes, eager = false, className }: Props) {
  const host = useHost()
  const { src, srcSet, box } = imageAddresses(host, image, { width, height, crop }, widths)
  return (
    <img
      className={className}
      src={src}
      srcSet={srcSet}
      sizes={widths && srcSet ? sizes : undefined}
      alt={image.alt}
      width={box.width}
      height={box.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
}
