import { maxPictureSide, pictureSizes } from '../../../../schemas/pictures/pictureSizes'

/** Width and height in pixels. */
export type Size = { width: number; height: number }

/** A requested size in pixels; 0 leaves a side free. With `crop` the picture fills the box, else it fits inside. */
export type Box = Size & { crop: boolean }

/** What the size of a drawing depends on. `isScalable` is an SVG, which has no pixels of its own. */
export type Natural = Size & { isScalable: boolean }

/** The most that rounding makes a requested side longer than the drawn one, in pixels. */
const maxRoundingError = 1

/**
 * The size at which a picture is drawn for a box: that of the box if the contract lists it, else the next larger listed size of
 * the nearest shape, else the largest listed size. Requests for other sizes add no drawings.
 */
export function chooseSize(natural: Natural, box: Box): Size {
  const asked = targetSize(natural, box)
  const sizes = listedBoxes.filter(({ crop }) => crop === box.crop)
  const drawn = sizes
    .map((listed) => targetSize(natural, listed))
    .sort((a, b) => a.width * a.height - b.width * b.height)
  const isEnough = ({ width, height }: Size) =>
    width >= asked.width - maxRoundingError && height >= asked.height - maxRoundingError
  const shape = (size: Size) => Math.abs(Math.log(size.width / size.height / (asked.width / asked.height)))
  const nearest = Math.min(...drawn.map(shape))
  const alike = box.crop ? drawn.filter((size) => shape(size) <= nearest + shapeTolerance(asked)) : drawn
  return alike.find(isEnough) ?? alike.at(-1) ?? asked
}

/** A pixel of rounding changes the shape of a small picture more than that of a large one. */
const shapeTolerance = ({ width, height }: Size): number => (2 * maxRoundingError) / Math.min(width, height)

type Listed = Size & { crop?: boolean; widths?: readonly number[] }

/**
 * The boxes that a page requests for a listed size. A picture of known shape that fits inside has as height what follows from
 * its width.
 */
function boxesOf({ width, height, crop = false, widths }: Listed): Box[] {
  if (!widths) return [1, 2].map((factor) => ({ width: width * factor, height: height * factor, crop }))
  const boxes = [width, ...widths].map((wide) => ({ width: wide, height: Math.round((height / width) * wide), crop }))
  return crop ? boxes : [...boxes, ...widths.map((wide) => ({ width: wide, height: 0, crop }))]
}

const listedBoxes = pictureSizes.flatMap((size) => boxesOf(size))

/** The size of the picture in a box. Pictures with pixels are never enlarged. */
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
