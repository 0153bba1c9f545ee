import { encode, type QrCodeGenerateOptions } from 'uqr'

/** Encodes a text as the SVG path of a QR code on a grid of `size`. Throws for a text that is too long. */
export function encodeQrPath(text: string, options: QrCodeGenerateOptions): { size: number; path: string } {
  const { data, size } = encode(text, options)
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
