import sharp, { type Metadata, type Sharp } from 'sharp'

export type Format = 'avif' | 'webp' | 'png' | 'jpeg'

/** A requested size in pixels; 0 leaves a side free. With `crop` the picture fills the box, else it fits inside. */
export type Box = { width: number; height: number; crop: boolean }

/** Maximum width and height of a result, in pixels. */
const maxSide = 2560

// One thread per picture, because several are resized at once.
sharp.concurrency(1)

/** Resizes a picture to a box. Photographs are never enlarged; SVG is, up to the box. */
export async function resizePicture(bytes: Buffer, box: Box, accepted: readonly Format[]): Promise<[Buffer, Format]> {
  const metadata = await sharp(bytes).metadata()
  const format = accepted.find((name) => name !== 'jpeg' || !metadata.hasAlpha) ?? 'png'
  const { width, height } = targetSize(metadata, box)
  // SVG is rasterised at the resolution it needs instead of being enlarged from 72 dots per inch.
  const density = Math.min(2400, Math.max(1, 72 * Math.max(width / metadata.width, height / metadata.height)))
  const image = metadata.format === 'svg' ? sharp(bytes, { density }) : sharp(bytes).autoOrient()
  const resized = image.resize({ width, height, fit: box.crop ? 'cover' : 'fill' })
  return [await encode(resized, format).toBuffer(), format]
}

/** Size of the result in pixels. */
function targetSize({ autoOrient, format }: Metadata, { width, height, crop }: Box): { width: number; height: number } {
  const isScalable = format === 'svg'
  const whole = (value: number) => Math.max(1, Math.min(maxSide, Math.round(value)))
  if (crop) {
    const scale = isScalable ? 1 : Math.min(1, autoOrient.width / width, autoOrient.height / height)
    return { width: whole(width * scale), height: whole(height * scale) }
  }
  const scale = Math.min(
    (width || Infinity) / autoOrient.width,
    (height || Infinity) / autoOrient.height,
    maxSide / autoOrient.width,
    maxSide / autoOrient.height,
    isScalable && (width || height) ? Infinity : 1,
  )
  return { width: whole(autoOrient.width * scale), height: whole(autoOrient.height * scale) }
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
 * The formats a client accepts, the best first. WebP comes before AVIF: it is nearly as small and encodes ten times as
 * fast, and the first visitor who requests a size waits for the encoding.
 */
export function acceptedFormats(accept = ''): Format[] {
  const named = accept
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(';')[0])
  const modern = (['webp', 'avif'] as const).filter((format) => named.includes(`image/${format}`))
  return [...modern, 'jpeg', 'png']
}
