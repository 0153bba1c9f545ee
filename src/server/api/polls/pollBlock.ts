import type { Block } from '../../../../schemas'
import { foreignLocale, localized, type Scope } from '../call/Scope'
import { imageOf } from '../fragments/fragments'
import { liveBlock } from '../fragments/liveBlock'
import { textsOf } from '../texts/textsOf'
import { findPoll, type Poll, selectPolls } from './findPoll'

/** Returns the ballot of a poll, or its results when the visitor has voted. */
export function pollBlock(poll: Poll, scope: Pick<Scope, 'locale' | 'portal'>): Block {
  return poll.chosen.length > 0 ? pollResults(poll, scope) : ballot(poll, scope)
}

export function pollResults(poll: Poll, scope: Pick<Scope, 'locale' | 'portal'>): Block<'poll-results'> {
  const text = localized(poll.texts, scope)
  const votesOf = (uid: string) => poll.votes.get(uid) ?? 0
  const maxVotes = Math.max(0, ...poll.responses.map(votesOf))
  return {
    type: 'poll-results',
    id: `poll-${poll.uid}`,
    data: {
      pollUid: poll.uid,
      question: text.question,
      ...foreignLocale(poll.texts, scope),
      dataset: poll.responses.map((uid) => ({
        label: text.responses[uid] ?? uid,
        nb: votesOf(uid),
        isWinner: maxVotes > 0 && votesOf(uid) === maxVotes,
        hasVoted: poll.chosen.includes(uid),
      })),
      nbTotal: poll.voters,
      unit: textsOf(scope.locale)('votes'),
    },
  }
}

function ballot(poll: Poll, scope: Pick<Scope, 'locale' | 'portal'>): Block {
  const text = localized(poll.texts, scope)
  const locale = foreignLocale(poll.texts, scope)
  const id = `poll-${poll.uid}`
  const label = (uid: string) => text.responses[uid] ?? uid
  if (poll.kind === 'simple') {
    const responses = poll.responses.map((uid) => ({ uid, label: label(uid) }))
    return { type: 'poll-simple', id, data: { pollUid: poll.uid, title: text.question, ...locale, responses } }
  }
  const image = imageOf(poll.image, text.imageAlt)
  return {
    type: 'poll',
    id,
    data: {
      pollUid: poll.uid,
      question: text.question,
      ...locale,
      ...(image ? { image } : {}),
      multiple: poll.multiple,
      responses: poll.responses.map((uid) => ({ responseUid: uid, response: label(uid) })),
    },
  }
}

/** Finds the block of a poll of the town. */
export async function findPollBlock(scope: Scope, uid: string): Promise<Block | undefined> {
  const poll = await findPoll(scope.db, uid, await scope.visitor())
  return poll?.portal === scope.name ? pollBlock(poll, scope) : undefined
}

/** Replaces a stored poll block by its results when the visitor has voted. */
export const livePoll = liveBlock({
  types: ['poll', 'poll-simple'],
  uidOf: ({ data }) => data.pollUid,
  async select(scope, uids, batch) {
    const read = await selectPolls(scope, uids, batch)
    return () => read().values()
  },
  render(scope, block, poll: Poll) {
    if (poll.portal !== scope.name || poll.chosen.length === 0) return block
    return { ...pollResults(poll, scope), ...(block.id ? { id: block.id } : {}) }
  },
})
