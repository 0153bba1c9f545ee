import type { ParticipationTables } from '../../db/tables/ParticipationTables'
import type { Area, Tracked } from '../Area'
import { fileBodyLimit } from '../submissions/uploads/uploads'
import { listComments } from './comments/listComments'
import { sendAnonymousComment, sendUserComment } from './comments/sendComment'
import { erasePersonalData } from './erasePersonalData'
import { readParticipationForm } from './offers/readParticipationForm'
import { ownedComments, ownedRatings, ownedSuggestions } from './ownedParticipation'
import { changeRating, rate, readRating, withdrawRating } from './ratings/handlers'
import { listSuggestionCategories, suggest } from './suggestions/handlers'
import { readComment, readReview, readSuggestion } from './townMails'

export const participation = {
  handlers: {
    listComments,
    sendAnonymousComment,
    sendUserComment,
    readParticipationForm,
    changeRating,
    rate,
    readRating,
    withdrawRating,
    listSuggestionCategories,
    suggest,
  },
  limits: {
    changeRating: 'form',
    rate: 'form',
    sendAnonymousComment: 'form',
    sendUserComment: 'form',
    suggest: 'form',
  },
  bodyLimits: { suggest: fileBodyLimit },
  tables: {
    review: 'tracked',
    rating_summary: 'tracked',
    suggestion_category: 'tracked',
    comment: 'untracked',
    suggestion: 'untracked',
  } satisfies Tracked<ParticipationTables>,
  owned: { ratings: ownedRatings, comments: ownedComments, suggestions: ownedSuggestions },
  submissions: {
    comment: { table: 'comment', read: readComment },
    suggestion: { table: 'suggestion', read: readSuggestion },
    review: { table: 'review', read: readReview },
  },
  deleteExpired: ({ db, now, personalDataDays }) => erasePersonalData(db, now(), personalDataDays),
} satisfies Area
