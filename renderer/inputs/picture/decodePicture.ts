import { readDataUrl } from '../file/readBase64'

/** Decodes a picture. Rejects when the browser cannot. As a data URL: the security policy allows no other local one. */
export async function decodePicture(file: Blob, signal: AbortSignal): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = await readDataUrl(file, { signal })
  await image.decode()
  if (image.naturalWidth === 0 || image.naturalHeight === 0) throw new Error('the picture has no size')
  return image
}
