import { encodeQrPath } from '../location/encodeQrPath'
import type { DrawnCode } from './CodeSheet'

/** Draws a text as a QR code. Throws for a text that is too long. */
export function drawQr(text: string): DrawnCode {
  const { size, path } = encodeQrPath(text, { ecc: 'M', border: 4 })
  return { kind: 'qr', width: size, height: size, path }
}
