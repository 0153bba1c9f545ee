import sharp, { type OverlayOptions } from 'sharp'

/** A picture, and what is written above it. */
export type Labelled = { label: string; picture: Buffer }

const gap = 16
const labelHeight = 36
/** More than that is for the pictures themselves, in pixels. */
const tallest = 5000

/** The upper parts of pictures side by side, rows below each other, each under its label, as PNG. */
export async function joinPictures(rows: readonly (readonly Labelled[])[]): Promise<Buffer> {
  const parts: OverlayOptions[] = []
  let top = gap
  let right = 0
  for (const row of rows) {
    let left = gap
    let lowest = 0
    for (const { label, picture } of row) {
      const { width, height: whole } = await sharp(picture).metadata()
      const height = Math.min(whole, tallest)
      const input = await sharp(picture).extract({ left: 0, top: 0, width, height }).toBuffer()
      parts.push({ input: drawLabel(label, width), left, top })
      parts.push({ input, left, top: top + labelHeight })
      left += width + gap
      lowest = Math.max(lowest, height)
    }
    right = Math.max(right, left)
    top += labelHeight + lowest + gap
  }
  const ground = { width: right, height: top, channels: 3 as const, background: '#c9d0d8' }
  return sharp({ create: ground, limitInputPixels: false }).composite(parts).png({ palette: true }).toBuffer()
}

const drawLabel = (label: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}"><text x="2" y="24" font-family="sans-serif" font-size="18" font-weight="600" fill="#18202a">${label}</text></svg>`,
  )
