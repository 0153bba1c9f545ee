import { mediaTypeOf } from '../file/fileRules'
import type { UploadedFile } from '../file/fileValue'
import { readBase64, readDataUrl } from '../file/readBase64'
import { type CropFrame, drawCropFrame } from './cropFrame'

/** Decodes a picture. Rejects if the browser cannot. Uses a data URL, as the security policy allows no `blob:` URL. */
export async function decodePicture(file: Blob, signal: AbortSignal): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = await readDataUrl(file, { signal })
  await image.decode()
  if (image.naturalWidth === 0 || image.naturalHeight === 0) throw new Error('the picture has no size')
  return image
}

/** Media types that a canvas can encode. Photographs of other types become JPEG, and other pictures PNG, which is lossless. */
const writable: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
const photographs: readonly string[] = ['image/heic', 'image/heif', 'image/avif', 'image/tiff', 'image/bmp']

/** Bytes above which a lossless picture is a photograph that a slow network would take minutes to send. */
const maxLossless = 2_000_000

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
}

const fits = (name: string, type: string): boolean =>
  name.toLowerCase().endsWith(extensions[type] ?? '') || (type === 'image/jpeg' && /\.jpe?g$/i.test(name))

/** The name of a file with the extension of a media type. */
const renamed = (name: string, type: string): string =>
  fits(name, type) ? name : name.replace(/\.[^.]*$/, '') + (extensions[type] ?? '')

const encodeCanvas = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture cannot be written'))), type, quality)
  })

/** Encodes a canvas in the media type of the chosen file, or as JPEG if that is too large. The name gets the right extension. */
export async function encodePicture(canvas: HTMLCanvasElement, filename: string, type: string): Promise<UploadedFile> {
  const other = photographs.includes(type) ? 'image/jpeg' : 'image/png'
  const asked = writable.includes(type) ? type : other
  const first = await encodeCanvas(canvas, asked, 0.85)
  const blob = first.size > maxLossless ? await encodeCanvas(canvas, 'image/jpeg', 0.8) : first
  // Browsers write a PNG in place of a type they cannot encode.
  const contentType = blob.type || asked
  return { filename: renamed(filename, contentType), contentType, file: await readBase64(blob) }
}

const wholeFrame: CropFrame = { unit: '%', x: 0, y: 0, width: 100, height: 100 }

/** Maximum side of what is kept of a picture, in pixels. */
export const maxSide = 2048

/** A chosen picture as it is kept until it is cropped. */
export async function keepUncropped(file: File, picture: HTMLImageElement, source: string): Promise<UploadedFile> {
  const canvas = document.createElement('canvas')
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  drawCropFrame(canvas, picture, size, 0, wholeFrame, maxSide)
  return { ...(await encodePicture(canvas, file.name, mediaTypeOf(file))), source, isUncropped: true }
}

/** A copy of a picture, as JPEG with sides of at most so many pixels. Rejects if the browser cannot decode it. */
export async function shrinkPicture(kept: UploadedFile, side: number): Promise<UploadedFile> {
  const picture = await decodePicture(fileOf(kept), new AbortController().signal)
  const canvas = document.createElement('canvas')
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  drawCropFrame(canvas, picture, size, 0, wholeFrame, side)
  const blob = await encodeCanvas(canvas, 'image/jpeg', 0.8)
  return {
    ...kept,
    contentType: 'image/jpeg',
    filename: renamed(kept.filename, 'image/jpeg'),
    file: await readBase64(blob),
  }
}

/** The file of a kept picture. */
export const fileOf = ({ filename, contentType, file }: UploadedFile): File =>
  new File([Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))], filename, { type: contentType })

/** Tells a chosen file from others of its name: by a hash of its content, and by its size on origins that are not secure. */
export async function sourceOf(file: Blob): Promise<string> {
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', await file.arrayBuffer())
  if (!digest) return String(file.size)
  return [...new Uint8Array(digest, 0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
