import type { FastifyBaseLogger } from 'fastify'
import type { Api } from '../../http/Api'
import { RepeatedLines } from '../../http/RepeatedLines'
import type { Metrics } from '../../metrics/Metrics'
import type { BackEndFault } from './BackEndFault'
import type { BackEndHealth, BackEndState } from './BackEndHealth'
import { type Cause, describeCause } from './describeCause'
import { loggedAddress, loggedPattern } from './loggedAddress'
import { type PageInProgress, pageInProgress } from './pageInProgress'

type Options = { health: BackEndHealth; log: FastifyBaseLogger; now: () => Date; metrics?: Metrics | undefined }

/** The result of a call: its status, or why there is none. */
type Result = { status: number } | Cause

/** Statuses that say that the visitor has to sign in, or that there is no such thing, as addresses that visitors type have it, or no such call. */
const ordinary: ReadonlySet<number> = new Set([401, 404, 410, 501])

/** Watches the calls of a back end: its state, the metrics, and one line in the log for each failed call and its repetitions. */
export function watchCalls(api: Api, { health, log, now, metrics }: Options): Api {
  const lines = new RepeatedLines()

  function note(method: string, path: string, result: Result, ms: number): void {
    const cause = 'cause' in result ? result.cause : `status ${result.status}`
    // A caller that goes away says nothing of the back end.
    if (cause !== 'aborted') {
      const state = stateOf(result)
      if (health.update(state, cause, now())) logState(log, state, cause)
    }
    metrics?.countBackEndCall({ result: resultName(result), seconds: ms / 1000 })
    const page = pageInProgress.getStore()
    if (!isFailure(result, page)) return
    const address = page ? loggedAddress(path) : loggedPattern(path)
    const level = 'status' in result && ordinary.has(result.status) ? 'info' : 'warn'
    const call = { method, address, ...result, ms: Math.round(ms) }
    const place = page ? { town: page.town, page: page.page } : {}
    lines.write(`${method} ${address} ${cause}`, (repeats) =>
      (page?.log ?? log)[level](
        { call, ...place, ...(repeats > 0 ? { repeats } : {}) },
        repeats > 0 ? 'a call of the back end failed again' : 'a call of the back end failed',
      ),
    )
  }

  return async (path, init = {}) => {
    const method = (init.method ?? 'GET').toUpperCase()
    const startedAt = performance.now()
    const elapsed = () => performance.now() - startedAt
    try {
      const answer = await api(path, init)
      const { status, headers } = answer.response()
      note(method, path, pageResult(status, headers), elapsed())
      return answer
    } catch (error) {
      note(method, path, describeCause(error), elapsed())
      throw error
    }
  }
}

/** The result of an answer. No page follows a redirect. */
function pageResult(status: number, headers: Headers): Result {
  const isRedirect = status >= 300 && status < 400 && status !== 304
  if (!isRedirect || !pageInProgress.getStore()) return { status }
  return { cause: 'redirect', detail: `${status} to ${(headers.get('location') ?? 'nowhere').split(/[?#]/, 1)[0]}` }
}

/** Whether a call failed. A visitor's own call that is refused is theirs to read. */
const isFailure = (result: Result, page: PageInProgress | undefined): boolean =>
  'cause' in result || (result.status >= (page ? 400 : 500) && (page !== undefined || result.status !== 501))

const faultKinds: ReadonlySet<string> = new Set([
  'charset',
  'cut-json',
  'media-type',
  'not-json',
  'redirect',
  'too-deep',
  'too-large',
] satisfies (BackEndFault['kind'] | 'redirect')[])

function stateOf(result: Result): BackEndState {
  if ('cause' in result) return faultKinds.has(result.cause) ? 'fails' : 'away'
  return result.status >= 500 && result.status !== 501 ? 'fails' : 'answers'
}

/** The result as a label of a metric, of which there are few. */
const resultName = (result: Result): string =>
  'cause' in result ? result.cause : `${Math.floor(result.status / 100)}xx`

function logState(log: FastifyBaseLogger, state: BackEndState, cause: string): void {
  if (state === 'answers') log.info({ backEnd: state }, 'the back end answers')
  else log.warn({ backEnd: state, cause }, state === 'away' ? 'the back end cannot be reached' : 'the back end fails')
}
