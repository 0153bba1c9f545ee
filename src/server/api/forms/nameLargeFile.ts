import type { FastifyInstance } from 'fastify'
import { isObject, own } from '../../../../schemas/engine'
import { ApiFailure } from '../../http/ApiFailure'
import { answerError } from '../../http/errors'
import { fieldIssue } from './FieldIssue'

/** Adds an issue for the field `files` to a 413, when the operation has that field: nothing else in its body can be so large. */
export function nameLargeFile(scope: FastifyInstance, body: object | undefined): void {
  const fields = isObject(body) ? own(body, 'properties') : undefined
  if (!isObject(fields) || !Object.hasOwn(fields, 'files')) return
  const issue = fieldIssue('too-large', '/files', 'The file is too large.')
  scope.setErrorHandler((error, request, reply) => {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
    const failure = isTooLarge ? new ApiFailure(413, 'too-large', 'The body is too large.', [issue]) : error
    return answerError(failure, request, reply)
  })
}
