import { accountVoterId } from '../identity/Visitor'
import * as areas from './areas'
import { forgetAnswers, moveAnswers } from './call/answerOnce'
import type { OwnedData, OwnedParts } from './call/OwnedData'
import { joinMembers } from './joinMembers'

const parts: { readonly [Member in keyof OwnedParts]: OwnedData<OwnedParts[Member]> } = joinMembers(areas, 'owned')

/** All data that visitors own: that of every area, and the stored answers to their calls. */
export const ownedData: Required<OwnedData<OwnedParts>> = {
  async move(db, anonymousUid, accountUid) {
    for (const { move } of Object.values(parts)) await move?.(db, anonymousUid, accountUid)
    await moveAnswers(db, anonymousUid, accountVoterId(accountUid))
  },

  async remove(db, accountUid) {
    for (const { remove } of Object.values(parts)) await remove?.(db, accountUid)
    await forgetAnswers(db, accountVoterId(accountUid))
  },

  async forget(db, anonymousUid) {
    for (const { forget } of Object.values(parts)) await forget?.(db, anonymousUid)
    await forgetAnswers(db, anonymousUid)
  },

  async read(db, accountUid) {
    const exported = []
    for (const [member, { read }] of Object.entries(parts)) exported.push({ [member]: await read(db, accountUid) })
    return Object.assign({}, ...exported)
  },
}
