import { mediaTypeOf } from '../file/fileRules'
import type { UploadedFile } from '../file/fileValue'
import { readBase64, readDataUrl } from '../file/readBase64'
import { type CropFrame, drawCropFrame } from './cropFrame'

/**
 * Decodes a picture; rejects if the browser cannot. Uses a data URL, because the security policy allows no `blob:`
 * URL.
 */
export async function decodePicture(file: Blob, signal: AbortSignal): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = await readDataUrl(file, { signal })
  await image.decode()
  if (image.naturalWidth === 0 || image.naturalHeight === 0) throw new Error('the picture has no size')
  return image
}

/**
 * Media types that a canvas can encode. Photographs of other types become JPEG, other pictures PNG, which is
 * lossless.
 */
const encodableTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
const photographTypes: readonly string[] = ['image/heic', 'image/heif', 'image/avif', 'image/tiff', 'image/bmp']

/** Maximum bytes of a lossless picture. A larger one is a photograph, which takes minutes on a slow network. */
const maxLossless = 2_000_000

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
}

const hasExtension = (name: string, type: string): boolean =>
  name.toLowerCase().endsWith(extensions[type] ?? '') || (type === 'image/jpeg' && /\.jpe?g$/i.test(name))

/** The name of a file with the extension of a media type. */
const withExtension = (name: string, type: string): string =>
  hasExtension(name, type) ? name : name.replace(/\.[^.]*$/, '') + (extensions[type] ?? '')

const encodeCanvas = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture cannot be written'))), type, quality)
  })

/**
 * Encodes a canvas in the media type of the chosen file, or as JPEG if that is too large. Sets the matching file
 * extension.
 */
export async function encodePicture(canvas: HTMLCanvasElement, filename: string, type: string): Promise<UploadedFile> {
  const fallbackType = photographTypes.includes(type) ? 'image/jpeg' : 'image/png'
  const targetType = encodableTypes.includes(type) ? type : fallbackType
  const encoded = await encodeCanvas(canvas, targetType, 0.85)
  const blob = encoded.size > maxLossless ? await encodeCanvas(canvas, 'image/jpeg', 0.8) : encoded
  // Browsers encode a PNG instead of an unsupported type.
  const contentType = blob.type || targetType
  return { filename: withExtension(filename, contentType), contentType, file: await readBase64(blob) }
}

const wholeFrame: CropFrame = { unit: '%', x: 0, y: 0, width: 100, height: 100 }

/** Maximum side of a stored picture, in pixels. */
export const maxSide = 2048

/** Draws a whole picture whose sides are at most `side` pixels. The canvas has nothing else that the camera wrote into the file. */
function drawWhole(picture: HTMLImageElement, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  drawCropFrame(canvas, picture, size, 0, wholeFrame, side)
  return canvas
}

/** Encodes a chosen picture for storage until it is cropped. */
export async function keepUncropped(file: File, picture: HTMLImageElement, source: string): Promise<UploadedFile> {
  const encoded = await encodePicture(drawWhole(picture, maxSide), file.name, mediaTypeOf(file))
  return { ...encoded, source, isUncropped: true }
}

/** Encodes a chosen photograph as JPEG, as it is sent. */
export const encodePhotograph = (file: File, picture: HTMLImageElement): Promise<UploadedFile> =>
  encodePicture(drawWhole(picture, maxSide), file.name, 'image/jpeg')

/**
 * Returns a JPEG copy of a picture whose sides are at most `side` pixels. Rejects if the browser cannot decode the
 * picture.
 */
export async function shrinkPicture(uploaded: UploadedFile, side: number): Promise<UploadedFile> {
  const picture = await decodePicture(fileOf(uploaded), new AbortController().signal)
  const blob = await encodeCanvas(drawWhole(picture, side), 'image/jpeg', 0.8)
  return {
    ...uploaded,
    contentType: 'image/jpeg',
    filename: withExtension(uploaded.filename, 'image/jpeg'),
    file: await readBase64(blob),
  }
}

/** Converts an uploaded picture back to a file. */
export const fileOf = ({ filename, contentType, file }: UploadedFile): File =>
  new File([Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))], filename, { type: contentType })

/**
 * Returns a hash that distinguishes a file from others of its name; its size on insecure origins, which cannot hash.
 */
export async function sourceOf(file: Blob): Promise<string> {
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', await file.arrayBuffer())
  if (!digest) return String(file.size)
  return [...new Uint8Array(digest, 0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
