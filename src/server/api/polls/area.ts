import { deleteOldSuspicions } from '../../limits/recordSuspicion'
import type { Area, Tracked } from '../Area'
import { readPoll, vote } from './handlers'
import { ownedVotes } from './ownedVotes'
import type { PollTables } from './PollTables'
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
  } satisfies Tracked<PollTables>,
  owned: { votes: ownedVotes },
  deleteExpired: ({ db, now }) => deleteOldSuspicions(db, now()),
  liveBlocks: [livePoll],
  blockFinders: { poll: findPollBlock },
} satisfies Area
