import { type BackEnd, isAnswer } from '../conform/BackEnd'
import { MockAnswers } from '../mock/MockAnswers'

/** An answer to a call that a drawing makes. */
export type CallAnswer = { status: number; type: string; body: Uint8Array | string }

/** What blocks and pictures of a drawing read: from a back end, else the examples of the contract. */
export class CallAnswers {
  readonly #examples: MockAnswers

  constructor(
    portal: string,
    private readonly backEnd: BackEnd | undefined,
    private readonly language: string,
  ) {
    this.#examples = new MockAnswers(portal)
  }

  /** Answers a call that reads, at a path with its query. Undefined when there is no such call. */
  async answer(address: string): Promise<CallAnswer | undefined> {
    const call = this.#examples.callOf('GET', address.split('?')[0] ?? '')
    if (!call) return undefined
    if (!this.backEnd) return this.#examples.answer(call, address)
    const answer = await this.backEnd.ask(address, { language: this.language })
    if (!isAnswer(answer)) return { status: 503, type: 'text/plain', body: answer.reason }
    const type = answer.headers.get('content-type') ?? 'application/octet-stream'
    return { status: answer.status, type, body: answer.bytes }
  }
}
