import type { Effect } from '../../../renderer/actions/effects'
import { type Block, isObject, type Locale, own } from '../../../schemas/engine'

/** Votes of the answers before the vote in the preview, repeated for further answers. */
const votesBefore = [42, 27, 13, 8, 5]
const units: { readonly [L in Locale]: string } = { fr: 'votes', en: 'votes', de: 'Stimmen', nl: 'stemmen' }

/**
 * A plausible answer to a call: the results for a vote on a poll in `documents`, the documents of the preview, and an empty
 * object otherwise.
 */
export function mockAnswer({ body }: Effect<'call'>, documents: readonly unknown[], locale: Locale): unknown {
  const pollUid = isObject(body) ? own(body, 'pollUid') : undefined
  const chosen = isObject(body) ? own(body, 'responses') : undefined
  const poll = pollUid === undefined ? undefined : findPoll(documents, pollUid)
  return poll ? { data: toResults(poll, Array.isArray(chosen) ? chosen : [], locale) } : {}
}

/** A plausible refusal of a form: it reports up to two values as missing if they are empty, or else as wrong. */
export function mockRefusal({ body, query }: Effect<'call'>): object {
  const fields = isObject(body) ? Object.entries(body).map(([name, value]) => ['body', name, value] as const) : []
  const queryFields = Object.entries(query ?? {}).map(([name, value]) => ['query', name, value] as const)
  const issues = [...fields, ...queryFields].slice(0, 2).map(([part, name, value]) => ({
    severity: 'error',
    code: value === null || value === '' ? 'missing-property' : 'wrong-value',
    pointer: `/${part}/${name}`,
    message: 'The studio lets every service refuse for now.',
  }))
  return { error: { code: 'invalid-request', message: 'The studio lets every service refuse for now.', issues } }
}

type Ballot = { question: string; answers: readonly { uid: unknown; label: string }[] }

/** Finds the poll with a uid anywhere in a value. */
function findPoll(value: unknown, pollUid: unknown): Ballot | undefined {
  if (Array.isArray(value)) {
    for (const item of value) {
      const poll = findPoll(item, pollUid)
      if (poll) return poll
    }
    return undefined
  }
  if (!isObject(value)) return undefined
  return own(value, 'pollUid') === pollUid && Array.isArray(own(value, 'responses'))
    ? readPoll(value)
    : findPoll(Object.values(value), pollUid)
}

function readPoll(data: Readonly<Record<string, unknown>>): Ballot {
  const { question, title, responses } = data
  return {
    question: String(question ?? title ?? ''),
    answers: (Array.isArray(responses) ? responses : []).filter(isObject).map((response) => ({
      uid: own(response, 'responseUid') ?? own(response, 'uid'),
      label: String(own(response, 'response') ?? own(response, 'label') ?? ''),
    })),
  }
}

function toResults({ question, answers }: Ballot, chosen: readonly unknown[], locale: Locale): Block<'poll-results'> {
  const counted = answers.map(({ uid, label }, index) => {
    const hasVoted = chosen.includes(uid)
    return { label, hasVoted, nb: (votesBefore[index % votesBefore.length] ?? 0) + Number(hasVoted) }
  })
  const maxVotes = Math.max(...counted.map(({ nb }) => nb))
  return {
    type: 'poll-results',
    data: {
      ...(question && { question }),
      dataset: counted.map((answer) => ({ ...answer, isWinner: answer.nb === maxVotes })),
      nbTotal: counted.reduce((sum, { nb }) => sum + nb, 0),
      unit: units[locale],
    },
  }
}

/** A refused call, in the shape that a portal's client throws. */
export class RefusedCallError extends Error {
  constructor(readonly body: object) {
    super('The studio lets every service refuse for now.')
    this.name = 'Refusal'
  }
}
