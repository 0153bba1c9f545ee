import type { Transaction } from 'kysely'
import type { AccountExport } from '../../../../schemas'
import type { Database, Tables } from '../../db/Tables'
import { accountVoterId } from '../../identity/Visitor'
import { forgetAnswers, moveAnswers } from '../call/answerOnce'
import type { OwnedData } from '../call/OwnedData'
import { ownedFavourites } from '../favourites/ownedFavourites'
import { ownedFidelityCards } from '../fidelity/ownedFidelityCards'
import { ownedForms, ownedReadings } from '../forms/ownedForms'
import { ownedComments, ownedRatings, ownedSuggestions } from '../participation/ownedParticipation'
import { ownedVotes } from '../polls/ownedVotes'
import { ownedWidgets } from '../wall/ownedWidgets'

/** The parts of an export besides the account itself. */
type Owned = Omit<AccountExport, 'exportedAt' | 'account' | 'picture' | 'sessions'>

/** Every kind of data that visitors own, by its member of the export. Data is moved and removed in this order. */
const ownedData: { readonly [K in keyof Owned]: OwnedData<Owned[K]> } = {
  votes: ownedVotes,
  favourites: ownedFavourites,
  fidelityCards: ownedFidelityCards,
  forms: ownedForms,
  readings: ownedReadings,
  widgets: ownedWidgets,
  ratings: ownedRatings,
  comments: ownedComments,
  suggestions: ownedSuggestions,
}

/** Transfers all data of an anonymous visitor to an account. */
export async function moveOwned(db: Transaction<Tables>, anonymousUid: string, accountUid: string): Promise<void> {
  for (const { move } of Object.values(ownedData)) await move?.(db, anonymousUid, accountUid)
  await moveAnswers(db, anonymousUid, accountVoterId(accountUid))
}

/** Removes all data of an account. */
export async function removeOwned(db: Transaction<Tables>, accountUid: string): Promise<void> {
  for (const { remove } of Object.values(ownedData)) await remove?.(db, accountUid)
  await forgetAnswers(db, accountVoterId(accountUid))
}

/** Removes the data of an anonymous visitor, except what stays counted, such as votes. */
export async function forgetOwned(db: Transaction<Tables>, anonymousUid: string): Promise<void> {
  for (const { forget } of Object.values(ownedData)) await forget?.(db, anonymousUid)
  await forgetAnswers(db, anonymousUid)
}

/** Reads all data of an account. */
export async function readOwned(db: Database, accountUid: string): Promise<Owned> {
  const { votes, favourites, fidelityCards, forms, readings, widgets, ratings, comments, suggestions } = ownedData
  return {
    votes: await votes.read(db, accountUid),
    favourites: await favourites.read(db, accountUid),
    fidelityCards: await fidelityCards.read(db, accountUid),
    forms: await forms.read(db, accountUid),
    readings: await readings.read(db, accountUid),
    widgets: await widgets.read(db, accountUid),
    ratings: await ratings.read(db, accountUid),
    comments: await comments.read(db, accountUid),
    suggestions: await suggestions.read(db, accountUid),
  }
}
