import type { IncomingMessage } from 'node:http'
import type { Body } from './Body'
import type { CacheResult } from './SharedCache'

/** An answer that is the same for every visitor of whom nothing is stored. */
export type SharedAnswer = {
  status: number
  headers: Readonly<Record<string, string>>
  body: Body | undefined
}

const answers = new WeakMap<IncomingMessage, CacheResult<SharedAnswer>>()

/** Keeps the shared answer that a request of this process was given, for the page that is made of it. */
export function keepAnswer(request: IncomingMessage, answer: CacheResult<SharedAnswer>): void {
  answers.set(request, answer)
}

export const answerOfRequest = (request: IncomingMessage): CacheResult<SharedAnswer> | undefined => answers.get(request)
