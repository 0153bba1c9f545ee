import sharp, { type Metadata, type Sharp } from 'sharp'

export type Format = 'avif' | 'webp' | 'png' | 'jpeg'

/** A picture as it is asked for, in pixels. `crop` fills the box, else the picture fits in; 0 leaves a side free. */
export type Box = { width: number; height: number; crop: boolean }

/** Widest and highest picture that is ever drawn, in pixels. */
const maxSide = 2560

// One thread a picture: several are drawn at once.
sharp.concurrency(1)

/** Draws a picture into a box. A photograph is never enlarged; a drawing is, up to the box. */
export async function resizePicture(bytes: Buffer, box: Box, accepted: readonly Format[]): Promise<[Buffer, Format]> {
  const metadata = await sharp(bytes).metadata()
  const format = accepted.find((name) => name !== 'jpeg' || !metadata.hasAlpha) ?? 'png'
  const { width, height } = targetSize(metadata, box)
  // A drawing is drawn at the size it is needed instead of being enlarged from 72 dots an inch.
  const density = Math.min(2400, Math.max(1, 72 * Math.max(width / metadata.width, height / metadata.height)))
  const image = metadata.format === 'svg' ? sharp(bytes, { density }) : sharp(bytes).autoOrient()
  const drawn = image.resize({ width, height, fit: box.crop ? 'cover' : 'fill' })
  return [await encode(drawn, format).toBuffer(), format]
}

/** Size in pixels of what is drawn. */
function targetSize({ autoOrient, format }: Metadata, { width, height, crop }: Box): { width: number; height: number } {
  const grows = format === 'svg'
  const whole = (value: number) => Math.max(1, Math.min(maxSide, Math.round(value)))
  if (crop) {
    const scale = grows ? 1 : Math.min(1, autoOrient.width / width, autoOrient.height / height)
    return { width: whole(width * scale), height: whole(height * scale) }
  }
  const scale = Math.min(
    (width || Infinity) / autoOrient.width,
    (height || Infinity) / autoOrient.height,
    maxSide / autoOrient.width,
    maxSide / autoOrient.height,
    grows && (width || height) ? Infinity : 1,
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
 * Formats for a client, the best first. WebP stands before AVIF: it is nearly as small and drawn ten times as fast,
 * which is what a visitor waits for who is the first to see a picture at a size.
 */
export function acceptedFormats(accept = ''): Format[] {
  const named = accept
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(';')[0])
  const modern = (['webp', 'avif'] as const).filter((format) => named.includes(`image/${format}`))
  return [...modern, 'jpeg', 'png']
}
