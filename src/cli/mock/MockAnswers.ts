import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Call, callPattern, calls, isJsonCall } from '../../../schemas/calls'
import { memberOf } from '../../../schemas/json/pointer'
import { InputError } from '../input/InputError'
import { type RecordedAnswer, recordingName } from '../record/Recording'
import { exampleData } from './exampleData'

export type MockAnswer = { status: number; type: string; body: Uint8Array | string }

const json = 'application/json; charset=utf-8'

/** A picture for every picture that no recording has. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#9ab" d="M0 0h4v3H0z"/><path fill="#678" d="m0 3 1.5-1.6.8.9.7-.7L4 3z"/></svg>'

/** What a mock answers: the answers of a recording, or examples of the contract. */
export class MockAnswers {
  readonly #byAddress = new Map<string, RecordedAnswer>()
  readonly #byPath = new Map<string, RecordedAnswer>()
  readonly #patterns = calls().map((call) => ({ call, pattern: callPattern(call) }))

  /** `folder` has a recording; without one, every call is answered by its example. */
  constructor(
    readonly portal: string,
    private readonly folder?: string,
  ) {
    for (const answer of folder === undefined ? [] : readRecording(folder)) {
      this.#byAddress.set(answer.address, answer)
      const [path = ''] = answer.address.split('?')
      if (!this.#byPath.has(path)) this.#byPath.set(path, answer)
    }
  }

  /** The call that a method and a path belong to. Fixed paths come before those with parameters. */
  callOf(method: string, path: string): Call | undefined {
    const fitting = this.#patterns.filter(({ call, pattern }) => call.method === method && pattern.test(path))
    return fitting.sort((a, b) => a.call.path.split('{').length - b.call.path.split('{').length)[0]?.call
  }

  /** The answer of a call at an address: recorded there, at the same path, or by the example of the call. */
  answer(call: Call, address: string): MockAnswer {
    const [path = ''] = address.split('?')
    const sized = path.replace(/^\/(?:crop-)?resize\/\d+x\d+\//, '/resize/800x600/')
    const recorded = this.#byAddress.get(address) ?? this.#byPath.get(path) ?? this.#byPath.get(sized)
    if (recorded && this.folder !== undefined) {
      return { status: recorded.status, type: recorded.type, body: readFileSync(join(this.folder, recorded.file)) }
    }
    if (call.types.some((type) => type.startsWith('image/')))
      return { status: 200, type: 'image/svg+xml', body: picture }
    if (this.folder !== undefined && call.method === 'GET') return failure(404, 'not-found')
    if (call.statuses.includes('204')) return { status: 204, type: json, body: '' }
    if (!isJsonCall(call)) return failure(501, 'internal')
    return { status: 200, type: json, body: JSON.stringify({ data: exampleData(call, this.portal) }) }
  }
}

/** An answer with the body of a failure. */
export const failure = (status: number, code: string): MockAnswer => ({
  status,
  type: json,
  body: JSON.stringify({ error: { status, code, message: 'The mock answers this.', issues: [] } }),
})

function readRecording(folder: string): readonly RecordedAnswer[] {
  const file = join(folder, recordingName)
  if (!existsSync(file)) throw new InputError(`${folder} is no recording: beffroi record <origin> writes one`)
  const answers = memberOf(JSON.parse(readFileSync(file, 'utf8')), 'answers')
  if (!Array.isArray(answers) || !answers.every(isRecorded))
    throw new InputError(`${file} is not the list of a recording`)
  return answers
}

/** Whether a value is an entry of the list whose file is inside of the folder. */
const isRecorded = (value: unknown): value is RecordedAnswer =>
  typeof memberOf(value, 'address') === 'string' &&
  typeof memberOf(value, 'type') === 'string' &&
  typeof memberOf(value, 'status') === 'number' &&
  /^(?:payloads|files)\/[\w-]+(?:\.json)?$/.test(String(memberOf(value, 'file')))
