import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DefectPhoto } from '../../../../schemas'
import type { Tables } from '../../db/Tables'
import { readPhoto, shrink } from '../submissions/uploads/readPhoto'

/** Longest side of the small version, in pixels. */
const thumbnailSide = 320

export type StoredPhoto = { picture: string; thumbnail: string }

/** Encodes the uploads of a report again, one at a time to limit the memory. Throws a 400 for what is no picture. */
export async function readPhotos(files: readonly unknown[]): Promise<StoredPhoto[]> {
  const photos: StoredPhoto[] = []
  for (const [index, file] of files.entries()) {
    const picture = await readPhoto(file, `/files/${index}`)
    if (picture === null) continue
    photos.push({ picture, thumbnail: await shrink(Buffer.from(picture, 'base64'), thumbnailSide) })
  }
  return photos
}

/** Inserts the pictures of a report, which only its sender and the town see. */
export async function insertPhotos(
  db: Transaction<Tables>,
  { uid: report, portal }: { uid: string; portal: string },
  photos: readonly StoredPhoto[],
): Promise<void> {
  if (photos.length === 0) return
  const rows = photos.map((photo, position) => ({
    uid: randomUUID(),
    report,
    portal,
    position,
    is_public: false,
    ...photo,
  }))
  await db.insertInto('defect_photo').values(rows).execute()
}

/** Returns the permission to see one picture that is not public. */
const codeOf = (secret: string, uid: string): string =>
  createHmac('sha256', secret).update(`picture of a defect\n${uid}`).digest('base64url').slice(0, 22)

export function isPhotoCode(secret: string, uid: string, code: string): boolean {
  const [given, expected] = [Buffer.from(code), Buffer.from(codeOf(secret, uid))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const pathOf = (uid: string): string => `/street-defect-service/api/v1/web/photo/${uid}`

export const thumbnailPath = (uid: string): string => `${pathOf(uid)}?size=small`

export const publicPhoto = (uid: string): DefectPhoto => ({ uid, url: pathOf(uid), thumbnail: thumbnailPath(uid) })

/** A picture with the permission to see it, for its sender and for the town. */
export function permittedPhoto(secret: string, uid: string, isPublic: boolean): DefectPhoto {
  const code = codeOf(secret, uid)
  return { uid, url: `${pathOf(uid)}?code=${code}`, thumbnail: `${thumbnailPath(uid)}&code=${code}`, isPublic }
}
