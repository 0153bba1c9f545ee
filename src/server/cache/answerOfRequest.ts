import type { IncomingMessage } from 'node:http'
import type { Body } from './Body'
import type { CacheResult } from './SharedCache'

/** An answer that is the same for every visitor without stored data. */
export type SharedAnswer = {
  status: number
  headers: Readonly<Record<string, string>>
  body: Body | undefined
}

const answers = new WeakMap<IncomingMessage, CacheResult<SharedAnswer>>()

/** Attaches the shared answer to an internal request, for the page that is rendered from it. */
export function keepAnswer(request: IncomingMessage, answer: CacheResult<SharedAnswer>): void {
  answers.set(request, answer)
}

export const answerOfRequest = (request: IncomingMessage): CacheResult<SharedAnswer> | undefined => answers.get(request)
