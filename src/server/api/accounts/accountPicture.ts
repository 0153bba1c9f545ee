import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import sharp from 'sharp'
import type { Tables } from '../../db/Tables'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import { Answer } from '../call/Answer'
import type { Handler } from '../call/Handler'
import { signedInBy } from './findAccount'

/** Side of the stored square, in pixels. */
const side = 256

/** Largest picture that is decoded, in pixels (width × height): a phone's photograph. */
const maxPixels = 100_000_000

/** Accepted formats, by sharp's names. SVG is excluded because it can refer to other files. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

/**
 * Converts a base64 file to an account's picture: a square WebP without metadata such as the place of a photograph. Throws a
 * 400 for a file that is not a picture.
 */
export async function readPicture(file: string): Promise<Buffer> {
  try {
    const image = sharp(Buffer.from(file, 'base64'), { limitInputPixels: maxPixels })
    const { format } = await image.metadata()
    if (!formats.has(format)) throw refused()
    return await image.autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality: 80 }).toBuffer()
  } catch {
    throw refused()
  }
}

function refused(): ApiFailure {
  const issue = {
    severity: 'error',
    code: 'wrong-format',
    pointer: '/body/picture/file',
    message: 'The file is not a picture in an accepted format.',
  } as const
  return new ApiFailure(400, 'invalid-request', 'The picture cannot be used.', [issue])
}

/** Replaces the picture of an account; null deletes it. */
export async function storePicture(db: Transaction<Tables>, account: string, picture: Buffer | null): Promise<void> {
  await db.deleteFrom('account_picture').where('account', '=', account).execute()
  if (!picture) return
  const row = { account, version: randomBytes(9).toString('base64url'), webp: picture.toString('base64') }
  await db.insertInto('account_picture').values(row).execute()
}

export const readAccountPicture: Handler<'readAccountPicture'> = async (call, { db }) => {
  const { uid } = await signedInBy(call)
  const picture = await db.selectFrom('account_picture').select('webp').where('account', '=', uid).executeTakeFirst()
  if (!picture) throw notFound('The account has no picture.')
  return new Answer(200, Buffer.from(picture.webp, 'base64'), { 'content-type': 'image/webp' })
}
