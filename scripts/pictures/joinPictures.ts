import sharp, { type OverlayOptions } from 'sharp'

/** A picture, and what is written above it. */
export type Labelled = { label: string; picture: Buffer }

const gap = 16
const labelHeight = 36

/** Pictures side by side, rows below each other, each under its label, as PNG. */
export async function joinPictures(rows: readonly (readonly Labelled[])[]): Promise<Buffer> {
  const parts: OverlayOptions[] = []
  let top = gap
  let right = 0
  for (const row of rows) {
    let left = gap
    let tallest = 0
    for (const { label, picture } of row) {
      const { width, height } = await sharp(picture).metadata()
      parts.push({ input: drawLabel(label, width), left, top })
      parts.push({ input: picture, left, top: top + labelHeight })
      left += width + gap
      tallest = Math.max(tallest, height)
    }
    right = Math.max(right, left)
    top += labelHeight + tallest + gap
  }
  const ground = { width: right, height: top, channels: 3 as const, background: '#c9d0d8' }
  return sharp({ create: ground, limitInputPixels: false }).composite(parts).png({ palette: true }).toBuffer()
}

const drawLabel = (label: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}"><text x="2" y="24" font-family="sans-serif" font-size="18" font-weight="600" fill="#18202a">${label}</text></svg>`,
  )
