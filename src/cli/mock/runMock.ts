import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { calls } from '../../../schemas/calls'
import { nearestName } from '../../../schemas/fast'
import { type ExitCode, exitCodes } from '../exitCodes'
import { InputError } from '../input/InputError'
import { writeStderr } from '../terminal/standardStreams'
import { catchSignals } from '../validate/catchSignals'
import { listen } from './listen'
import { failure, MockAnswers } from './MockAnswers'

export type MockOptions = {
  portal: string
  port: number
  /** In ms, for every answer. */
  delay?: number
  /** `call=ms` */
  slow?: string[]
  /** `call=status` */
  fail?: string[]
}

/** Faults by call id: milliseconds or statuses. */
type Faults = ReadonlyMap<string, number>

/** Codes of failures by status. */
const codes: Readonly<Record<number, string>> = {
  400: 'invalid-request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  429: 'too-many-requests',
  503: 'unavailable',
}

/** Runs `beffroi mock` until it is interrupted. */
export async function runMock(folder: string | undefined, options: MockOptions): Promise<ExitCode> {
  const server = await startMock(folder, options)
  const signals = catchSignals()
  await signals.interrupted
  server.closeAllConnections()
  server.close()
  signals.release()
  return exitCodes.ok
}

/** Starts the mock, and says where it is. Throws when the port is taken, or for a call that nobody knows. */
async function startMock(folder: string | undefined, options: MockOptions): Promise<Server> {
  const answers = new MockAnswers(options.portal, folder)
  const slow = parseFaults(options.slow ?? [], /^\d{1,6}$/, 'readHome=9000')
  const failing = parseFaults(options.fail ?? [], /^[45]\d\d$/, 'readHome=503')
  const server = createServer(async (request, response) => {
    request.resume()
    const { method = 'GET', url = '/' } = request
    const call = answers.callOf(method, url.split('?')[0] ?? '')
    await sleep(slow.get(call?.id ?? '') ?? options.delay ?? 0)
    const status = failing.get(call?.id ?? '')
    const answer =
      status !== undefined
        ? failure(status, codes[status] ?? 'internal')
        : call
          ? answers.answer(call, url)
          : failure(404, 'not-found')
    writeStderr(`${method} ${url} ${call?.id ?? 'no call'} ${answer.status}\n`)
    response.writeHead(answer.status, { 'content-type': answer.type, 'cache-control': 'no-store' }).end(answer.body)
  })
  const address = await listen(server, options.port)
  writeStderr(`beffroi: the mock of ${options.portal} is at ${address} (Ctrl-C ends)\n`)
  return server
}

function parseFaults(lines: readonly string[], value: RegExp, example: string): Faults {
  const ids = calls().map(({ id }) => id)
  return new Map(
    lines.map((line) => {
      const [id = '', amount = ''] = line.split('=')
      if (!ids.includes(id)) {
        const likely = nearestName(id, ids)
        throw new InputError(`there is no call "${id}"${likely === undefined ? '' : `; did you mean "${likely}"?`}`)
      }
      if (!value.test(amount)) throw new InputError(`"${line}" is not written as ${example}`)
      return [id, Number(amount)]
    }),
  )
}
