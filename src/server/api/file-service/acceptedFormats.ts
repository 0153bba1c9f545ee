import type { Format } from './drawPicture'

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
