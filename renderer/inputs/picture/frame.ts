/** Part of a picture, in percent of its width and height. */
export type Frame = { unit: '%'; x: number; y: number; width: number; height: number }

/** Quarter turns to the right. */
export type Turns = 0 | 1 | 2 | 3

export type Size = { width: number; height: number }

/** Size of a picture once it is turned. */
export const turned = ({ width, height }: Size, turns: Turns): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** The largest frame of a ratio, width to height, divided by the zoom, around a point in percent that it may not leave. */
export function frameAround(size: Size, ratio: number, zoom = 1, center = { x: 50, y: 50 }): Frame {
  const own = size.width / size.height
  const width = (own > ratio ? (ratio / own) * 100 : 100) / zoom
  const height = (own > ratio ? 100 : (own / ratio) * 100) / zoom
  const place = (middle: number, length: number) => Math.min(Math.max(middle - length / 2, 0), 100 - length)
  return { unit: '%', x: place(center.x, width), y: place(center.y, height), width, height }
}

/** How much smaller a frame is than the largest one of its ratio. */
export const zoomOf = (frame: Frame, size: Size, ratio: number): number => frameAround(size, ratio).width / frame.width

export const centerOf = ({ x, y, width, height }: Frame) => ({ x: x + width / 2, y: y + height / 2 })
