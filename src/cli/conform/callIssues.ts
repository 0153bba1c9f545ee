import { type Issue, validate } from '../../../schemas'
import { type Call, isJsonCall } from '../../../schemas/calls'
import { makeIssue } from '../../../schemas/engine'
import { parseBytes } from '../input/parseJson'
import type { Answer, Silence } from './BackEnd'

/** From this size in bytes an answer should be compressed. */
const compressedFrom = 100 * 1024

/** Statuses that say "not offered", or that nobody is signed in. */
const refusals = [401, 403, 404, 501]

/** Whether an answer says that the back end does not offer the call. */
export const isRefusal = ({ status }: Answer): boolean => refusals.includes(status)

/** What is wrong with how a call is answered, whatever the body says. */
export function callIssues(call: Call, answer: Answer | Silence): Issue[] {
  if ('silence' in answer) return [silenceIssue(answer)]
  const { status } = answer
  const location = answer.headers.get('location')
  if (status >= 300 && status < 400) {
    const target = location === null ? '' : ` to ${location}`
    return [makeIssue('redirected-answer', '', `The call is redirected${target}, which the portal does not follow.`)]
  }
  if (status === 503 && call.statuses.includes('503') && isFailure(answer)) {
    const message = 'The call says that it is unavailable, as visitors will read. Not to offer it, answer 404 or 501.'
    return [{ ...makeIssue('failed-call', '', message), severity: 'warning' }]
  }
  if (status !== 200 && !isRefusal(answer)) {
    return [makeIssue('failed-call', '', `The call is answered ${status}${excerpt(answer)}.`)]
  }
  return status === 200 ? [...typeIssues(call, answer), ...sizeIssues(answer)] : []
}

/** Whether the body is that of a failure of the contract. */
function isFailure({ bytes }: Answer): boolean {
  const parsed = parseBytes(bytes)
  return !parsed.fault && validate(parsed.document, { as: 'api-error' }).issues.length === 0
}

function silenceIssue({ silence, reason }: Silence): Issue {
  if (silence === 'slow') return makeIssue('slow-answer', '', `There is ${reason}, which is how long the portal waits.`)
  if (silence === 'large')
    return makeIssue('too-large', '', `The answer is ${reason} long, which is what the portal reads.`)
  return makeIssue('failed-call', '', `The call ${reason}.`)
}

/** The beginning of a body that is text, in quotes. */
function excerpt({ bytes }: Answer): string {
  const text = bytes.toString('utf8', 0, 120).replaceAll(/\s+/g, ' ').trim()
  return text === '' ? '' : `: ${text.slice(0, 80)}`
}

/** Media types as the portal accepts them: any JSON, and any picture where a picture is expected. */
const jsonType = /^application\/(?:[\w.-]+\+)?json$/
const pictureType = /^image\/(?:avif|gif|jpeg|png|svg\+xml|webp)$/

function typeIssues(call: Call, { headers }: Answer): Issue[] {
  const sent = headers.get('content-type') ?? ''
  const [type = '', ...parameters] = sent.split(';').map((part) => part.trim().toLowerCase())
  const isPicture = call.types.some((each) => pictureType.test(each))
  const isRight = isJsonCall(call)
    ? jsonType.test(type)
    : isPicture
      ? pictureType.test(type)
      : call.types.includes(type)
  const expected = isJsonCall(call) ? 'application/json; charset=utf-8' : call.types.join(' or ')
  if (!isRight) {
    const words = sent === '' ? 'The answer has no content-type.' : `The content-type is "${sent}".`
    return [{ ...makeIssue('wrong-media-type', '', `${words} It should be ${expected}.`), expected }]
  }
  const charset = parameters
    .find((each) => each.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '')
  if (!isJsonCall(call) || charset === undefined || charset === 'utf-8' || charset === 'utf8') return []
  return [{ ...makeIssue('wrong-media-type', '', `The charset is "${charset}". JSON is in UTF-8.`), expected }]
}

function sizeIssues({ headers, bytes }: Answer): Issue[] {
  const isText = /json|xml|text/.test(headers.get('content-type') ?? '')
  if (!isText || bytes.length < compressedFrom || headers.has('content-encoding')) return []
  const size = Math.round(bytes.length / 1024)
  return [makeIssue('uncompressed-answer', '', `The answer of ${size} KB is not compressed, though gzip was accepted.`)]
}
