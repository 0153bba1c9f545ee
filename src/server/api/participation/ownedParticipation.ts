import type { AccountExport } from '../../../../schemas'
import type { OwnedData } from '../call/OwnedData'
import { eraseSubmissionsOf } from './erasePersonalData'
import { moveRatings, withdrawRatings } from './ratings/moveRatings'

/** The ratings of a visitor. Deleting the account withdraws them, so that a second account cannot rate twice. */
export const ownedRatings: OwnedData<AccountExport['ratings']> = {
  move: moveRatings,
  remove: withdrawRatings,
  async read(db, account) {
    const rows = await db
      .selectFrom('review')
      .selectAll()
      .where('account', '=', account)
      .orderBy('written_at')
      .execute()
    return rows.map(({ portal, data_type, data_uid, rate, text, email, fields, status, written_at }) => ({
      portalName: portal,
      dataType: data_type,
      dataUid: data_uid,
      rate,
      ...(text && { comment: text }),
      ...(email && { email }),
      ...(fields && { fields }),
      status,
      ratedAt: written_at.toISOString(),
    }))
  },
}

/** The comments of an account. Deleting the account erases them. */
export const ownedComments: OwnedData<AccountExport['comments']> = {
  remove: (db, account) => eraseSubmissionsOf(db, 'comment', account),
  async read(db, account) {
    const rows = await db
      .selectFrom('comment')
      .selectAll()
      .where('account', '=', account)
      .orderBy('received_at')
      .execute()
    return rows.map(({ uid, portal, text, email, url, widget, received_at }) => ({
      uid,
      portalName: portal,
      description: text,
      ...(email && { email }),
      url,
      ...(widget && { widget }),
      receivedAt: received_at.toISOString(),
    }))
  },
}

/** The suggestions of an account. Deleting the account erases them. */
export const ownedSuggestions: OwnedData<AccountExport['suggestions']> = {
  remove: (db, account) => eraseSubmissionsOf(db, 'suggestion', account),
  async read(db, account) {
    const rows = await db
      .selectFrom('suggestion')
      .selectAll()
      .where('account', '=', account)
      .orderBy('received_at')
      .execute()
    return rows.map(({ uid, portal, data_type, data_uid, category, text, email, fields, picture, received_at }) => ({
      uid,
      portalName: portal,
      dataType: data_type,
      dataUid: data_uid,
      category,
      ...(text && { comment: text }),
      ...(email && { email }),
      fields,
      hasPicture: picture !== null,
      ...(picture === null ? {} : { picture: `data:image/jpeg;base64,${picture}` }),
      receivedAt: received_at.toISOString(),
    }))
  },
}
