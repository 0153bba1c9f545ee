import { onTestFinished, vi } from 'vitest'

/** The methods of a drawing context that OpenLayers and the map call, and what they return. */
const methods: Record<string, () => unknown> = {
  ...Object.fromEntries(
    `arc arcTo beginPath bezierCurveTo clearRect clip closePath createLinearGradient createPattern drawImage ellipse fill fillRect
    fillText lineTo moveTo quadraticCurveTo rect resetTransform restore rotate roundRect save scale setLineDash setTransform stroke
    strokeRect strokeText transform translate`
      .split(/\s+/)
      .map((name) => [name, () => undefined]),
  ),
  getImageData: () => ({ data: [255, 255, 255, 255] }),
  getLineDash: () => [],
  isPointInPath: () => false,
  measureText: () => ({ width: 0, actualBoundingBoxAscent: 0, actualBoundingBoxDescent: 0 }),
}

/** A call to a drawing context: its method and what it was given. */
export type DrawingCall = readonly [method: string, ...given: unknown[]]

/**
 * Gives the window a canvas, which it lacks: OpenLayers then runs as in a browser, and draws nothing. Until the test ends, the calls
 * to the contexts are recorded.
 */
export function stubCanvas(): DrawingCall[] {
  const calls: DrawingCall[] = []
  const getContext = function (this: HTMLCanvasElement) {
    const recorded = Object.entries(methods).map(([name, answer]) => {
      const record = (...given: unknown[]) => {
        calls.push([name, ...given])
        return answer()
      }
      return [name, record]
    })
    return { canvas: this, ...Object.fromEntries(recorded) }
  }
  const before = HTMLCanvasElement.prototype.getContext
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', getContext)
  vi.stubGlobal('Path2D', class {})
  onTestFinished(() => {
    HTMLCanvasElement.prototype.getContext = before
    vi.unstubAllGlobals()
  })
  return calls
}
