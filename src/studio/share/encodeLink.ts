import { encode } from 'uqr'

/** Bytes that a QR code of the largest size holds with the least correction. */
const maxBytes = 2953

/** Encodes a link as the SVG path of a QR code with a quiet border, on a grid of `size`; undefined for one that is too long. */
export function encodeLink(link: string): { size: number; path: string } | undefined {
  if (new TextEncoder().encode(link).byteLength > maxBytes) return undefined
  const { data, size } = encode(link, { ecc: 'L', border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
