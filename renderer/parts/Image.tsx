import type { Image as Picture } from '../../schemas/engine'
import type { Host } from '../engine/HostContext'
import { useHost } from '../engine/HostContext'

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

/** Longest side the files host draws, in pixels. */
const maxSide = 2560

/** What the files host knows by name; anything else is an address already. */
const isFileId = (source: string) => !source.includes('/')

/**
 * Addresses of a picture at the size of its box and at twice that, or at several widths of the same shape. A picture
 * from elsewhere keeps its own. `box` is what the page reserves for it.
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
  const srcSet = widths
    ? widths.map((width) => `${at(width / box.width)} ${width}w`).join(', ')
    : `${at(1)} 1x, ${at(2)} 2x`
  return { src: at(1), srcSet, box }
}

/** The largest box of the picture's own shape inside the one asked for. */
function fitInside({ width, height }: Picture, box: Box): Box {
  if (!width || !height) return box
  const factor = Math.min(box.width / width, box.height / height)
  return { ...box, width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}
