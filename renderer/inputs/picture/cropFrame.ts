/** A part of a picture, in percent of its width and height. */
export type CropFrame = { unit: '%'; x: number; y: number; width: number; height: number }

/** Number of clockwise quarter turns. */
export type QuarterTurns = 0 | 1 | 2 | 3

type Size = { width: number; height: number }

/** The size of a picture after quarter turns. */
export const rotatedSize = ({ width, height }: Size, turns: QuarterTurns): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/**
 * The largest frame of a ratio (width / height), divided by the zoom. It is centred on a point in percent as far as
 * the picture allows.
 */
export function cropFrameAround(size: Size, ratio: number, zoom = 1, center = { x: 50, y: 50 }): CropFrame {
  const pictureRatio = size.width / size.height
  const width = (pictureRatio > ratio ? (ratio / pictureRatio) * 100 : 100) / zoom
  const height = (pictureRatio > ratio ? 100 : (pictureRatio / ratio) * 100) / zoom
  const clampStart = (centre: number, length: number) => Math.min(Math.max(centre - length / 2, 0), 100 - length)
  return { unit: '%', x: clampStart(center.x, width), y: clampStart(center.y, height), width, height }
}

/** How many times smaller a frame is than the largest one of its ratio. */
export const zoomOf = (frame: CropFrame, size: Size, ratio: number): number =>
  cropFrameAround(size, ratio).width / frame.width

export const centerOf = ({ x, y, width, height }: CropFrame) => ({ x: x + width / 2, y: y + height / 2 })

/**
 * Draws the part of a turned picture inside a frame onto a canvas, scaled so that no side exceeds `maxSide` pixels.
 * Browsers already apply the camera orientation of an image element.
 */
export function drawCropFrame(
  canvas: HTMLCanvasElement,
  source: CanvasImageSource,
  size: Size,
  turns: QuarterTurns,
  frame: CropFrame,
  maxSide: number,
): void {
  const turnedSize = rotatedSize(size, turns)
  const width = (frame.width / 100) * turnedSize.width
  const height = (frame.height / 100) * turnedSize.height
  const scale = Math.min(1, maxSide / Math.max(width, height))
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser has no 2D canvas')
  context.imageSmoothingQuality = 'high'
  context.scale(canvas.width / width, canvas.height / height)
  context.translate((-frame.x / 100) * turnedSize.width, (-frame.y / 100) * turnedSize.height)
  context.translate(turnedSize.width / 2, turnedSize.height / 2)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(source, -size.width / 2, -size.height / 2, size.width, size.height)
}
