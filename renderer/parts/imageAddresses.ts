import type { Image } from '../../schemas/engine'
import type { Host } from '../engine/HostContext'

type Box = { width: number; height: number; crop: boolean }

/** Longest side the files host draws, in pixels. */
const longest = 2560

/** What the files host knows by name; anything else is an address already. */
const isFileId = (source: string) => !source.includes('/')

/**
 * Addresses of a picture at the size of its box and at twice that, or at several widths of the same shape. A picture
 * from elsewhere keeps its own. `box` is what the page reserves for it.
 */
export function imageAddresses(host: Host, image: Image, asked: Box, widths?: readonly number[]) {
  const box = asked.crop ? asked : fitInside(image, asked)
  if (!isFileId(image.src)) return { src: image.src, srcSet: image.srcset, box }
  const at = (factor: number) =>
    host.imageUrl(image.src, {
      width: Math.min(longest, Math.round(box.width * factor)),
      height: Math.min(longest, Math.round(box.height * factor)),
      crop: box.crop,
    })
  const srcSet = widths
    ? widths.map((width) => `${at(width / box.width)} ${width}w`).join(', ')
    : `${at(1)} 1x, ${at(2)} 2x`
  return { src: at(1), srcSet, box }
}

/** The largest box of the picture's own shape inside the one asked for. */
function fitInside({ width, height }: Image, box: Box): Box {
  if (!width || !height) return box
  const factor = Math.min(box.width / width, box.height / height)
  return { ...box, width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}
