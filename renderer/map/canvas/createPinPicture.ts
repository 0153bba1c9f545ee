import { buffer, containsExtent, type Extent, getTopLeft } from 'ol/extent.js'
import Layer from 'ol/layer/Layer.js'
import type { FrameState } from 'ol/Map.js'
import type Style from 'ol/style/Style.js'

/** What a picture of pins holds, from the back to the front. */
export type DrawnPin = { coordinate: readonly number[]; style: Style }

/** CSS pixels around the view that the picture holds, for a gesture to bring into view. */
export const pictureBuffer = 256

/**
 * A layer of very many pins. It draws them into one picture, which CSS moves and scales during a gesture, so that a frame costs
 * as much as without pins; when the gesture ends, it draws them again.
 */
export function createPinPicture(zIndex: number) {
  const canvas = document.createElement('canvas')
  // A canvas that the processor paints would be painted again in each frame if it had no layer of its own.
  canvas.style.cssText =
    'position: absolute; inset: 0 auto auto 0; transform-origin: 0 0; pointer-events: none; will-change: transform'
  let pins: readonly DrawnPin[] = []
  let drawn: { extent: Extent; resolution: number } | undefined

  function draw({ pixelRatio, size, viewState: { resolution } }: FrameState, view: Extent): void {
    const all = buffer(view, pictureBuffer * resolution)
    drawn = { extent: all, resolution }
    const [wide = 0, high = 0] = size.map((length) => length + 2 * pictureBuffer)
    canvas.width = Math.round(wide * pixelRatio)
    canvas.height = Math.round(high * pixelRatio)
    canvas.style.inlineSize = `${wide}px`
    canvas.style.blockSize = `${high}px`
    const context = canvas.getContext('2d')
    if (context) drawPins(context, pins, { topLeft: getTopLeft(all), resolution, pixelRatio })
  }

  function render(frame: FrameState): HTMLElement {
    const { extent, viewHints, size } = frame
    const { center, resolution } = frame.viewState
    const isMoving = viewHints.some((count) => count > 0)
    const isSharp = drawn?.resolution === resolution && containsExtent(drawn.extent, extent ?? [])
    if (extent && (!drawn || (!isMoving && !isSharp))) draw(frame, extent)
    if (!drawn) return canvas
    const [left = 0, top = 0] = getTopLeft(drawn.extent)
    const scale = drawn.resolution / resolution
    const x = (left - (center[0] ?? 0)) / resolution + (size[0] ?? 0) / 2
    const y = ((center[1] ?? 0) - top) / resolution + (size[1] ?? 0) / 2
    canvas.style.transform = `matrix(${scale}, 0, 0, ${scale}, ${x}, ${y})`
    return canvas
  }

  const layer = new Layer({ render: (frame) => (frame ? render(frame) : canvas), zIndex, visible: false })
  return {
    layer,
    show(next: readonly DrawnPin[]): void {
      pins = next
      drawn = undefined
      layer.changed()
    },
  }
}

type Picture = { topLeft: readonly number[]; resolution: number; pixelRatio: number }

/** Draws the images of pins onto the grid of device pixels. */
function drawPins(
  context: CanvasRenderingContext2D,
  pins: readonly DrawnPin[],
  { topLeft: [left = 0, top = 0], resolution, pixelRatio }: Picture,
): void {
  const onGrid = (length: number) => Math.round(length * pixelRatio)
  for (const { coordinate, style } of pins) {
    const image = style.getImage()
    const picture = image?.getImage(pixelRatio)
    const [x = 0, y = 0] = coordinate
    if (!image || !picture) continue
    const scale = image.getScaleArray()[0] ?? 1
    const [anchorX = 0, anchorY = 0] = image.getAnchor() ?? []
    context.drawImage(
      picture,
      onGrid((x - left) / resolution - anchorX * scale),
      onGrid((top - y) / resolution - anchorY * scale),
      onGrid(picture.width * scale),
      onGrid(picture.height * scale),
    )
  }
}
