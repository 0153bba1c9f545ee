import sharp, { type Sharp } from 'sharp'
import type { Natural, Size } from './chooseSize'

export type Format = 'avif' | 'webp' | 'png' | 'jpeg'

/** A picture to resize: its bytes and natural size, the target size in pixels, and whether to crop it to the target's ratio. */
export type Resizing = { bytes: Buffer; natural: Natural; size: Size; crop: boolean; format: Format }

// One thread per picture, because the queue resizes several at once.
sharp.concurrency(1)

export async function resizePicture({ bytes, natural, size, crop, format }: Resizing): Promise<Buffer> {
  // Rasterises SVG at the needed resolution instead of enlarging it from 72 dots per inch.
  const density = Math.min(2400, Math.max(1, 72 * Math.max(size.width / natural.width, size.height / natural.height)))
  const image = natural.isScalable ? sharp(bytes, { density }) : sharp(bytes).autoOrient()
  return await encode(image.resize({ ...size, fit: crop ? 'cover' : 'fill' }), format).toBuffer()
}

function encode(image: Sharp, format: Format): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 55, effort: 2 })
    case 'webp':
      return image.webp({ quality: 80, effort: 4 })
    case 'png':
      return image.png({ compressionLevel: 9, palette: true })
    case 'jpeg':
      return image.jpeg({ quality: 80, mozjpeg: true })
  }
}

/**
 * Returns the best format that a client accepts. Prefers WebP to AVIF, because it is nearly as small and encodes ten times as fast,
 * and the first visitor who requests a size waits for the encoding.
 */
export function chooseFormat(accept = '', hasAlpha: boolean): Format {
  const named = accept
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(';')[0])
  const modern = (['webp', 'avif'] as const).find((format) => named.includes(`image/${format}`))
  return modern ?? (hasAlpha ? 'png' : 'jpeg')
}
