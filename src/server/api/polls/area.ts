import { deleteOldSuspicions } from '../../limits/recordSuspicion'
import type { Area } from '../Area'
import { readPoll, vote } from './handlers'
import { ownedVotes } from './ownedVotes'
import { findPollBlock, livePoll } from './pollBlock'

export const polls = {
  handlers: { readPoll, vote },
  limits: { vote: 'vote' },
  tables: {
    poll: 'tracked',
    poll_response: 'tracked',
    poll_tally: 'untracked',
    vote: 'untracked',
    vote_choice: 'untracked',
    poll_suspicion: 'untracked',
  },
  owned: { votes: ownedVotes },
  deleteExpired: ({ db, now }) => deleteOldSuspicions(db, now()),
  liveBlocks: [livePoll],
  blockFinders: { poll: findPollBlock },
} satisfies Area
