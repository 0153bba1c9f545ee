import { createContext } from 'react'
import type { Image as Picture } from '../../schemas/engine'
import { maxPictureSide as maxSide, type PictureSize } from '../../schemas/pictures/pictureSizes'
import { type Host, useHost } from '../engine/HostContext'

/** The size is one that the file service draws; `widths` are for pictures as wide as the page. */
type Props = PictureSize & {
  image: Picture
  /** How wide a picture with `widths` is shown (HTML `sizes`). */
  sizes?: string
  /** Loads it before anything else, because it is visible at once. */
  eager?: boolean
  className?: string | undefined
}

/** How wide a picture across the page is at most, in CSS pixels. */
export const ColumnWidth = createContext(1224)

/** A picture, loaded at the size it is shown at, and at twice that for dense displays. */
export const Image = (props: Props) => renderImage(useHost(), props)

/** The same for a caller that has the host: a list of a thousand pictures is spared a thousand components. */
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
 * of another site keeps its address. `box` is the space the page reserves for it.
 */
function imageSources(host: Host, image: Picture, asked: Box, widths?: readonly number[]) {
  const box = asked.crop ? asked : fitInside(image, asked)
  if (!isFileId(image.src)) return { src: image.src, srcSet: image.srcset, box }
  const at = (factor: number) =>
    host.imageUrl(image.src, {
      width: Math.min(maxSide, Math.round(box.width * factor)),
      height: Math.min(maxSide, Math.round(box.height * factor)),
      crop: box.crop,
    })
  const src = at(1)
  const srcSet = widths ? widths.map((width) => `${at(width / box.width)} ${width}w`) : [`${src} 1x`, `${at(2)} 2x`]
  // An engine keeps a joined string in one piece, a template as a tree of its parts.
  return { src, srcSet: srcSet.join(', '), box }
}

/** The largest box of the picture's own shape inside the one asked for. */
function fitInside({ width, height }: Picture, box: Box): Box {
  if (!width || !height) return box
  const factor = Math.min(box.width / width, box.height / height)
  return { ...box, width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}
