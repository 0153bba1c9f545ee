/** Side of the copy that is measured, in pixels, and the brightness (0 to 255) that some of a lit picture have. */
const side = 16
const lit = 40

/** Creates the function that says whether the picture of a camera is black, as behind a closed cover. */
export function createBlackCheck(): (video: HTMLVideoElement) => boolean {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (video) => {
    if (!context) return false
    context.drawImage(video, 0, 0, side, side)
    return isBlack(context.getImageData(0, 0, side, side).data)
  }
}

/** Whether all pixels (RGBA) are black. */
export function isBlack(pixels: ArrayLike<number>): boolean {
  for (let index = 0; index < pixels.length; index += 4) {
    if (Math.max(pixels[index] ?? 0, pixels[index + 1] ?? 0, pixels[index + 2] ?? 0) > lit) return false
  }
  return true
}
