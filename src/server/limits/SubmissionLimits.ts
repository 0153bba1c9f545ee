import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiFailure } from '../http/ApiFailure'
import { networkOf } from '../http/networkOf'
import { isFromPortal } from '../identity/identityHeaders'
import { anonymousUidOf } from '../identity/Visitor'
import { countLimited, type WindowCounts, windowStart } from './WindowCounts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * Limits of submissions: votes, forms and readings together, through the API and posted pages. Calls of a trusted portal count for
 * the visitor only, because the portal counts the network.
 */
const limits = {
  /** Submissions of one network, such as a household or a school. */
  network: { max: 30, windowMs: minuteMs },
  visitor: { max: 20, windowMs: minuteMs },
  /** Votes of one network in one poll. */
  poll: { max: 60, windowMs: hourMs },
}

/** Votes of one network in a poll within an hour that count as suspicious; so does each multiple. */
const suspiciousVotes = 20

/** Suspiciously many votes of one network in a poll. `hour` is the start of the hour. */
export type Suspicion = { poll: string; hour: Date; attempts: number }

export type SubmissionLimits = {
  /** Counts a submission of the caller. Throws a 429 beyond the limits. */
  countCaller(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Counts a vote of the caller in a poll, in addition to `countCaller`. Throws a 429 beyond the limit. */
  countVote(request: FastifyRequest, reply: FastifyReply, poll: string): Promise<void>
}

type Options = {
  counts: WindowCounts
  now: () => Date
  onSuspicion(suspicion: Suspicion): Promise<void>
}

export function submissionLimits({ counts, now, onSuspicion }: Options): SubmissionLimits {
  /** Throws a 429 when there are seconds to wait. The header also stays on a page that shows the form again. */
  function refuse(reply: FastifyReply, retryAfter: number | undefined): void {
    if (retryAfter === undefined) return
    reply.header('retry-after', String(retryAfter))
    throw new ApiFailure(429, 'too-many-requests', `Too many submissions; try again in ${retryAfter} s.`)
  }

  return {
    async countCaller(request, reply) {
      const anonymousUid = anonymousUidOf(request)
      const counters = [
        ...(isFromPortal(request) ? [] : [{ name: `network ${networkOf(request.ip)}`, ...limits.network }]),
        ...(anonymousUid ? [{ name: `visitor ${anonymousUid.toLowerCase()}`, ...limits.visitor }] : []),
      ]
      const { retryAfter } = await countLimited(counts, counters, now)
      refuse(reply, retryAfter)
    },
    async countVote(request, reply, poll) {
      if (isFromPortal(request)) return
      const counter = { name: `poll ${poll} ${networkOf(request.ip)}`, ...limits.poll }
      const { found, retryAfter } = await countLimited(counts, [counter], now)
      const [attempts = 0] = found
      const hour = new Date(windowStart(now(), limits.poll.windowMs))
      if (attempts % suspiciousVotes === 0) await onSuspicion({ poll, attempts, hour })
      refuse(reply, retryAfter)
    },
  }
}

/** Disables the limits. */
export const noLimits: SubmissionLimits = { countCaller: async () => {}, countVote: async () => {} }
