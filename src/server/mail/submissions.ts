import { isObject } from '../../../schemas/engine'
import { isUpload } from '../api/forms/uploads/checkUploads'
import type { TownMail } from '../api/participation/TownMail'
import type { Database } from '../db/Tables'
import type { SentRow } from './renderTownMail'
import type { TownTexts } from './texts/townTexts'

/** What a resident sent, for the town to read. */
type Submission = {
  title: string
  rows: SentRow[]
  replyTo?: string | undefined
  /** A JPEG in base64. */
  picture?: string | undefined
  /** Whether it is a review that the town has to publish. */
  isWaiting?: boolean
}

/** Reads what a mail is about; undefined when it was deleted. */
export async function findSubmission(
  db: Database,
  { kind, portal, uid }: TownMail,
  texts: TownTexts,
): Promise<Submission | undefined> {
  switch (kind) {
    case 'comment': {
      const row = await db.selectFrom('comment').selectAll().where('uid', '=', uid).executeTakeFirst()
      if (!row) return undefined
      const { text, email, url, widget } = row
      const rows = listed([texts.message, text], [texts.email, email], [texts.page, url], [texts.widget, widget])
      return { title: texts.comment, rows, replyTo: email ?? undefined }
    }
    case 'suggestion': {
      const row = await db.selectFrom('suggestion').selectAll().where('uid', '=', uid).executeTakeFirst()
      if (!row) return undefined
      const { text, email, category, data_type, data_uid, fields, picture } = row
      const about = `${data_type} / ${data_uid}`
      const head = listed([texts.category, category], [texts.about, about], [texts.message, text], [texts.email, email])
      const rows = [...head, ...fieldRows(fields)]
      return { title: texts.suggestion, rows, replyTo: email ?? undefined, picture: picture ?? undefined }
    }
    case 'review': {
      const row = await db
        .selectFrom('review')
        .selectAll()
        .where('portal', '=', portal)
        .where('uid', '=', uid)
        .executeTakeFirst()
      if (!row) return undefined
      const { rate, text, email, data_type, data_uid, fields, status } = row
      const head = listed(
        [texts.about, `${data_type} / ${data_uid}`],
        [texts.rate, `${rate} / 5`],
        [texts.message, text],
        [texts.email, email],
      )
      const rows = [...head, ...fieldRows(fields ?? {})]
      return { title: texts.review, rows, replyTo: email ?? undefined, isWaiting: status === 'waiting' }
    }
    case 'form': {
      const row = await db.selectFrom('filled_form').selectAll().where('uid', '=', uid).executeTakeFirst()
      if (!row) return undefined
      const { email } = row.fields
      const rows = [...listed([texts.form, row.form]), ...fieldRows(row.fields)]
      return { title: texts.filled, rows, replyTo: typeof email === 'string' ? email : undefined }
    }
    case 'reading': {
      const row = await db.selectFrom('meter_reading').selectAll().where('uid', '=', uid).executeTakeFirst()
      if (!row) return undefined
      const known = listed([texts.index, row.index], [texts.meter, row.meter], [texts.readOn, row.read_on])
      const { email } = row.details
      const replyTo = typeof email === 'string' ? email : undefined
      return { title: texts.reading, rows: [...known, ...fieldRows(row.details)], replyTo }
    }
  }
}

/** The parts that are there. */
const listed = (...rows: [name: string, value: string | null][]): SentRow[] =>
  rows.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value] as const]))

const fieldRows = (fields: object): SentRow[] =>
  Object.entries(fields).map(([name, value]) => [name, written(value)] as const)

/** A value as people read it. Of a file only the name is written. */
function written(value: unknown): string {
  if (isUpload(value)) return value.filename
  if (Array.isArray(value)) return value.map(written).join('\n')
  if (!isObject(value)) return String(value)
  return Object.entries(value)
    .map(([name, each]) => `${name}: ${written(each)}`)
    .join(', ')
}
