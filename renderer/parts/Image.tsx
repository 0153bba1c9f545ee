import { createContext } from 'react'
import type { Image as Picture } from '../../schemas/engine'
import { maxPictureSide as maxSide, type PictureSize } from '../../schemas/pictures/pictureSizes'
import { type Host, useHost } from '../engine/HostContext'

/** The size must be one that the file service offers. `widths` are for pictures as wide as the page. */
type Props = PictureSize & {
  image: Picture
  /** The displayed width of a picture with `widths` (HTML `sizes`). */
  sizes?: string
  /** Loads the picture first, because it is visible at once. */
  eager?: boolean
  className?: string | undefined
}

/** The maximum width of a picture across the page, in CSS pixels. */
export const ColumnWidth = createContext(1224)

/** A picture, loaded at the size it is shown at, and at twice that for dense displays. */
export const Image = (props: Props) => renderImage(useHost(), props)

/** The same as a function, which spares a list of a thousand pictures a thousand components. */
export function renderImage(
  host: Host,
  { image, width, height, crop = false, widths, sizes, eager = false, className }: Props,
) {
  const { src, srcSet, box } = imageSources(host, image, { width, height, crop }, widths)
  return (
    <img
      className={className}
      src={src}
      srcSet={srcSet}
      sizes={widths && srcSet ? sizes : undefined}
      alt={image.alt}
      lang={image.locale}
      width={box.width}
      height={box.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
}

type Box = { width: number; height: number; crop: boolean }

/** Whether the file service knows the source by name; any other source is an address already. */
const isFileId = (source: string) => !source.includes('/')

/**
 * Addresses of a picture at the size of its box and at twice that, or at several widths of the same shape. A picture
 * of another site keeps its address. `box` is the space that the page reserves for it.
 */
function imageSources(host: Host, image: Picture, requestedBox: Box, widths?: readonly number[]) {
  const box = requestedBox.crop ? requestedBox : fitBox(image, requestedBox)
  if (!isFileId(image.src)) return { src: image.src, srcSet: image.srcset, box }
  const urlAt = (factor: number) =>
    host.imageUrl(image.src, {
      width: Math.min(maxSide, Math.round(box.width * factor)),
      height: Math.min(maxSide, Math.round(box.height * factor)),
      crop: box.crop,
    })
  const src = urlAt(1)
  const srcSet = widths
    ? widths.map((width) => `${urlAt(width / box.width)} ${width}w`)
    : [`${src} 1x`, `${urlAt(2)} 2x`]
  // JavaScript engines keep a joined string in one piece, a template as a tree of its parts.
  return { src, srcSet: srcSet.join(', '), box }
}

/** The largest box with the ratio of the picture inside the requested box. */
function fitBox({ width, height }: Picture, box: Box): Box {
  if (!width || !height) return box
  const factor = Math.min(box.width / width, box.height / height)
  return { ...box, width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}
