import type { FastifyReply } from 'fastify'
import type { ApiError, ApiFailure as FailureBody } from '../../../schemas'
import { DatabaseUnavailable } from '../db/DatabaseUnavailable'

type FailureCode = FailureBody['code']

/** An error of the API, with the status, code, message and issues that the caller receives. */
export class ApiFailure extends Error {
  readonly status: number
  readonly code: FailureCode
  readonly issues: FailureBody['issues']
  /** Seconds after which the caller may retry; undefined when unknown. */
  readonly retryAfter: number | undefined
  /** What the caller may do instead, where the API describes it. */
  readonly details: Pick<FailureBody, 'slots' | 'portal'> = {}

  constructor(
    status: number,
    code: FailureCode,
    message: string,
    issues: FailureBody['issues'] = [],
    retryAfter?: number,
  ) {
    super(message)
    this.name = 'ApiFailure'
    this.status = status
    this.code = code
    this.issues = issues
    this.retryAfter = retryAfter
  }
}

export const notFound = (what: string): ApiFailure => new ApiFailure(404, 'not-found', what)

/** `Retry-After` of a portal in maintenance, in seconds. */
export const maintenanceSeconds = 300

export const inMaintenance = (portal: string): ApiFailure =>
  new ApiFailure(503, 'maintenance', `The portal of ${portal} is in maintenance.`, [], maintenanceSeconds)

export const failureBody = ({ status, code, message, issues, details }: ApiFailure): ApiError => ({
  error: { status, code, message, issues, ...details },
})

export function sendFailure(reply: FastifyReply, failure: ApiFailure): FastifyReply {
  const { status } = failure
  reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8')
  return reply.send(failureBody(failure))
}

/** Failures for Fastify's errors, by Fastify's error code. */
const httpErrors: Readonly<Record<string, [status: number, code: FailureCode, message: string]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'not-json', 'The body is not JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'not-json', 'The body is empty; JSON is expected.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'invalid-request', 'The length of the body differs from Content-Length.'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too-large', 'The body is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported-media-type', 'The body must be application/json.'],
  FST_ERR_BAD_URL: [400, 'invalid-request', 'The URL is not properly encoded.'],
}

/** Converts any error to a failure for the caller. Unexpected errors reveal no details. */
export function toFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error
  if (error instanceof DatabaseUnavailable) return unavailableFailure
  if (!(error instanceof Error)) return internalFailure
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const found = httpErrors[code]
  if (found) return new ApiFailure(...found)
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  // The parser throws a bare SyntaxError with status 400 for malformed JSON.
  if (status === 400 && error instanceof SyntaxError) return new ApiFailure(400, 'not-json', 'The body is not JSON.')
  if (status >= 400 && status < 500) return new ApiFailure(status, 'invalid-request', 'The request cannot be answered.')
  return internalFailure
}

const unavailableFailure = new ApiFailure(503, 'unavailable', 'The database does not answer at the moment.')
const internalFailure = new ApiFailure(500, 'internal', 'The server failed to answer.')
