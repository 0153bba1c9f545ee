import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/Tables'
import { type AccountLimits, accountLimits, noAccountLimits } from './accountLimits'
import { databaseCounts } from './databaseCounts'
import { memoryCounts } from './memoryCounts'
import { recordSuspicion } from './recordSuspicion'
import { noLimits, type SubmissionLimits, submissionLimits } from './SubmissionLimits'

type Options = { rateLimit?: number; now?: () => Date }

/** Returns the limits of submissions: none without a request limit, else counted in the database or in memory. */
export function chooseLimits(
  app: FastifyInstance,
  { rateLimit, now = () => new Date() }: Options,
  db: Database | undefined,
): SubmissionLimits {
  if (rateLimit === 0) return noLimits
  return submissionLimits({
    counts: db ? databaseCounts(db, now) : memoryCounts(now),
    now,
    async onSuspicion(suspicion) {
      if (!db || !(await recordSuspicion(db, suspicion))) return
      const { poll, attempts } = suspicion
      app.log.warn({ poll, attempts }, 'one network votes suspiciously often in a poll')
    },
  })
}

/** Returns the limits of attempts on accounts, which need a database. */
export const chooseAccountLimits = ({ rateLimit, now = () => new Date() }: Options, db: Database): AccountLimits =>
  rateLimit === 0 ? noAccountLimits : accountLimits(databaseCounts(db, now), now)
