import { type Frame, type Size, type Turns, turned } from './frame'

/**
 * Draws what a frame shows of a turned picture onto a canvas, no side of which is longer than `most` pixels. The picture is
 * an image element, which browsers draw the way up its camera was held.
 */
export function drawFrame(
  canvas: HTMLCanvasElement,
  source: CanvasImageSource,
  size: Size,
  turns: Turns,
  frame: Frame,
  most: number,
): void {
  const whole = turned(size, turns)
  const width = (frame.width / 100) * whole.width
  const height = (frame.height / 100) * whole.height
  const scale = Math.min(1, most / Math.max(width, height))
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')
  context.imageSmoothingQuality = 'high'
  context.scale(canvas.width / width, canvas.height / height)
  context.translate((-frame.x / 100) * whole.width, (-frame.y / 100) * whole.height)
  context.translate(whole.width / 2, whole.height / 2)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(source, -size.width / 2, -size.height / 2, size.width, size.height)
}
