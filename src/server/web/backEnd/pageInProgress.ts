import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyBaseLogger } from 'fastify'
import type { AnswerIssue } from '../../../../schemas/door'
import type { Service } from '../../../../schemas/routes/services'
import type { PageTrace } from './PageTrace'

/** The page for which calls are made: its town and path, and where its lines are logged. */
export type PageInProgress = {
  town: string | undefined
  page: string
  log: FastifyBaseLogger
  /** Whether the page shows what is the visitor's own, so that texts about its data stay out of the log. */
  hasOwnData: boolean
  /** The calls of the page, for developers; undefined in production. */
  trace: PageTrace | undefined
  /** What is valid in the answers of a back end, and does not show as it is meant. */
  advice: AnswerIssue[]
  /** The services that the portal misses, with what their calls answered, for developers; none in production. */
  missed: ReadonlyMap<Service, string>
}

/** The page that the running code is about, also in calls that several pages share; those belong to the page that began them. */
export const pageInProgress = new AsyncLocalStorage<PageInProgress>()
