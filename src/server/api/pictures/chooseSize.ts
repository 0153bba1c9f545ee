import { maxPictureSide, pictureSizes } from '../../../../schemas/pictures/pictureSizes'

/** Width and height in pixels. */
export type Size = { width: number; height: number }

/** A requested size in pixels; 0 leaves a side free. With `crop` the picture covers the box, else it fits inside. */
export type Box = Size & { crop: boolean }

/** The natural size of a picture. `isScalable` marks an SVG, which can be enlarged without loss. */
export type Natural = Size & { isScalable: boolean }

/** Pixels by which rounding can make a requested side longer than the listed one. */
const maxRoundingError = 1

/**
 * Returns the size to resize a picture to for a box: the box's own size if the contract lists it, else the next larger listed size
 * with the nearest aspect ratio, else the largest listed size. Unlisted sizes therefore add no files to the cache.
 */
export function chooseSize(natural: Natural, box: Box): Size {
  const requested = targetSize(natural, box)
  const listed = listedBoxes
    .filter(({ crop }) => crop === box.crop)
    .map((listedBox) => targetSize(natural, listedBox))
    .sort((one, other) => one.width * one.height - other.width * other.height)
  const isLargeEnough = ({ width, height }: Size) =>
    width >= requested.width - maxRoundingError && height >= requested.height - maxRoundingError
  const ratioError = (size: Size) => Math.abs(Math.log(size.width / size.height / (requested.width / requested.height)))
  const smallestError = Math.min(...listed.map(ratioError))
  const candidates = box.crop
    ? listed.filter((size) => ratioError(size) <= smallestError + ratioTolerance(requested))
    : listed
  return candidates.find(isLargeEnough) ?? candidates.at(-1) ?? requested
}

/** A pixel of rounding changes the aspect ratio of a small picture more than that of a large one. */
const ratioTolerance = ({ width, height }: Size): number => (2 * maxRoundingError) / Math.min(width, height)

type Listed = Size & { crop?: boolean; widths?: readonly number[] }

/**
 * Returns the boxes that pages request for a listed size: once and twice its size, or its `widths`. For pictures that fit inside,
 * also boxes of each width with a free height.
 */
function boxesOf({ width, height, crop = false, widths }: Listed): Box[] {
  if (!widths) return [1, 2].map((factor) => ({ width: width * factor, height: height * factor, crop }))
  const boxes = [width, ...widths].map((wide) => ({ width: wide, height: Math.round((height / width) * wide), crop }))
  return crop ? boxes : [...boxes, ...widths.map((wide) => ({ width: wide, height: 0, crop }))]
}

const listedBoxes = pictureSizes.flatMap((size) => boxesOf(size))

/** Returns the size of the picture in a box. Only scalable pictures are enlarged. */
export function targetSize({ isScalable, ...natural }: Natural, { width, height, crop }: Box): Size {
  const whole = (value: number) => Math.max(1, Math.min(maxPictureSide, Math.round(value)))
  if (crop) {
    const scale = isScalable ? 1 : Math.min(1, natural.width / width, natural.height / height)
    return { width: whole(width * scale), height: whole(height * scale) }
  }
  const scale = Math.min(
    (width || Infinity) / natural.width,
    (height || Infinity) / natural.height,
    maxPictureSide / natural.width,
    maxPictureSide / natural.height,
    isScalable && (width || height) ? Infinity : 1,
  )
  return { width: whole(natural.width * scale), height: whole(natural.height * scale) }
}
