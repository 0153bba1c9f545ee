import type { FastifyRequest } from 'fastify'
import type { AnswerIssue } from '../../../../schemas/door'
import { loggedAddress } from '../backEnd/loggedAddress'
import { pageInProgress } from '../backEnd/pageInProgress'

/** Lines for the issues of one answer in one window. */
const maxLines = 20

/** Time after which an answer may have lines again, in ms. */
const windowMs = 60_000

/** How many answers are counted at a time. */
const maxAnswers = 1000

/** The request that a page answers. */
type LoggedRequest = Pick<FastifyRequest, 'log'>

/** Logs the issues of answers: the first ones of each answer in a minute, then how many more there were. */
export class IssueLog {
  readonly #counts = new Map<string, number>()

  /**
   * Logs the issues of a page, and the advice about what breaks no contract. Texts are left out where they may quote what a visitor
   * typed.
   */
  write(request: LoggedRequest, issues: readonly AnswerIssue[], advice: readonly AnswerIssue[] = []): void {
    for (const issue of issues) this.#writeOne(request, issue, 'the data of the page violates the contract')
    for (const issue of advice) this.#writeOne(request, issue, 'the data of the page does not show as it is meant')
  }

  #writeOne(
    request: LoggedRequest,
    { code, pointer, block, message, suggestion, address }: AnswerIssue,
    line: string,
  ): void {
    const { town, page, hasOwnData = true } = pageInProgress.getStore() ?? {}
    const call = address === undefined ? {} : { call: `GET ${loggedAddress(address)}` }
    const place = { ...call, town, page }
    const count = this.#count(JSON.stringify([town, address]), (others) =>
      request.log.warn({ ...place, issues: others }, 'the answer violates the contract in more places'),
    )
    if (count > maxLines) return
    const text = hasOwnData ? {} : { message, ...(suggestion === undefined ? {} : { suggestion }) }
    request.log.warn({ issue: { code, pointer, block, ...text }, ...place }, line)
  }

  /** Counts an issue of an answer. At the end of the window `writeOthers` gets the number of those without a line. */
  #count(key: string, writeOthers: (others: number) => void): number {
    const known = this.#counts.get(key)
    if (known === undefined && this.#counts.size >= maxAnswers) return Number.POSITIVE_INFINITY
    if (known === undefined) {
      setTimeout(() => {
        const others = (this.#counts.get(key) ?? 0) - maxLines
        this.#counts.delete(key)
        if (others > 0) writeOthers(others)
      }, windowMs).unref()
    }
    const count = (known ?? 0) + 1
    this.#counts.set(key, count)
    return count
  }
}
