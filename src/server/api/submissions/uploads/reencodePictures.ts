import sharp, { type Sharp } from 'sharp'
import { childPointer, type FieldIssue, refuseIssues } from '../FieldIssue'
import { maxPixels, type Upload } from './refusalOf'
import { sniffType } from './sniffType'
import { isUpload, unreadablePicture } from './uploads'

/**
 * Writes a picture in its own type, by type. Photographs keep their size, because a form may ask for a plan or a scan. A bitmap (BMP)
 * and a drawing (SVG) hold no data of a camera.
 */
const writers = new Map<string | undefined, (image: Sharp) => Sharp>([
  ['image/jpeg', (image) => image.jpeg({ quality: 90 })],
  ['image/png', (image) => image.png()],
  ['image/webp', (image) => image.webp({ quality: 90, effort: 1 })],
  ['image/avif', (image) => image.avif({ effort: 0 })],
  ['image/gif', (image) => image.gif()],
  ['image/tiff', (image) => image.tiff({ compression: 'lzw' })],
])

/** Pictures that cannot be written again. Browsers convert those of picture fields before they send them. */
const refusedTypes = new Set<string | undefined>(['image/heic'])

/**
 * Returns the values of a form with every picture encoded again: without what a camera writes into it, such as the position and the
 * owner's name. Throws a 400 for pictures that cannot be read, since their data would be stored.
 */
export async function reencodePictures(values: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
  const issues: FieldIssue[] = []
  const reencode = async (value: unknown, pointer: string): Promise<unknown> => {
    if (!isUpload(value)) return value
    const file = await write(value)
    if (file !== undefined) return { ...value, file }
    issues.push(unreadablePicture(pointer, value))
    return value
  }
  const written: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const pointer = childPointer('', name)
    if (!Array.isArray(value)) written[name] = await reencode(value, pointer)
    else {
      const list: unknown[] = []
      // Decodes one picture at a time to limit the memory.
      for (const [index, each] of value.entries()) list.push(await reencode(each, `${pointer}/${index}`))
      written[name] = list
    }
  }
  refuseIssues(issues)
  return written
}

/** Returns the content of a file in base64, encoded again if it is a picture; undefined when that is impossible. */
async function write({ file }: Upload): Promise<string | undefined> {
  const content = Buffer.from(file, 'base64')
  const type = sniffType(content)
  if (refusedTypes.has(type)) return undefined
  const writer = writers.get(type)
  if (!writer) return file
  try {
    const options = { limitInputPixels: maxPixels }
    const { pages = 1 } = await sharp(content, options).metadata()
    // Of pictures with several frames or pages, sharp turns none.
    const image = pages > 1 ? sharp(content, { ...options, animated: true }) : sharp(content, options).autoOrient()
    return (await writer(image).toBuffer()).toString('base64')
  } catch {
    return undefined
  }
}
