import sharp from 'sharp'
import type { Portal } from '../../../../schemas/engine'
import type { PictureSize } from '../../../../schemas/pictures/pictureSizes'
import type { Api } from '../../http/Api'
import { ApiFailure } from '../../http/ApiFailure'

/** Size of the emblem that icons are made of, in pixels. */
const size = { width: 512, height: 512 } as const satisfies PictureSize

/** File ids of the file service. The server fetches no other addresses. */
const fileId = /^[\w-][\w.-]*$/

/** Limit for pictures of a back end, which may ignore the size, in pixels. */
const maxPixels = 4096 * 4096

/** Statuses that ask to try again later, as those from 500 on. Browsers keep an icon without its emblem for a day. */
const laterStatuses: readonly number[] = [408, 425, 429]

/**
 * Fetches the emblem of a portal: the first of its icons that fills `size`, simple ones first, else the largest. Resolves to
 * undefined when there is none. Throws a 503 when the file service fails.
 */
export async function findEmblem(api: Api, { icons = {} }: Portal): Promise<Buffer | undefined> {
  const { favicon, iosIcon, mobile, desktop } = icons
  const sources = [favicon?.src, iosIcon, mobile?.src, desktop?.src].filter((source) => source && fileId.test(source))
  let largest: { emblem: Buffer; side: number } | undefined
  for (const source of new Set(sources)) {
    const emblem = await fetchPicture(api, `/resize/${size.width}x${size.height}/${source}`)
    const side = emblem ? await sideOf(emblem) : 0
    if (emblem && side > (largest?.side ?? 0)) largest = { emblem, side }
    if (side >= size.width) break
  }
  return largest?.emblem
}

async function fetchPicture(api: Api, path: string): Promise<Buffer | undefined> {
  const answer = (await api(path, { headers: { accept: 'image/png' } }).catch(() => undefined))?.response()
  if (!answer || answer.status >= 500 || laterStatuses.includes(answer.status))
    throw new ApiFailure(503, 'unavailable', 'The pictures cannot be read.')
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
}

/** Returns the longer side of a picture in pixels; 0 for anything that is not a picture. */
async function sideOf(picture: Buffer): Promise<number> {
  try {
    const { width, height } = await sharp(picture, { limitInputPixels: maxPixels }).metadata()
    return width * height > maxPixels ? 0 : Math.max(width, height)
  } catch {
    return 0
  }
}
