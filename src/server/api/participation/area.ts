import type { Area } from '../call/Area'
import { fileBodyLimit } from '../submissions/uploads/checkUploads'
import { listComments } from './comments/listComments'
import { sendAnonymousComment, sendUserComment } from './comments/sendComment'
import { readParticipationForm } from './offers/readParticipationForm'
import { ownedComments, ownedRatings, ownedSuggestions } from './ownedParticipation'
import { changeRating, rate, readRating, withdrawRating } from './ratings/handlers'
import { listSuggestionCategories, suggest } from './suggestions/handlers'

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
  },
  owned: { ratings: ownedRatings, comments: ownedComments, suggestions: ownedSuggestions },
} satisfies Area
