import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import { isObject, own } from '../../../../schemas/engine'
import type { Service } from '../../../../schemas/routes/services'
import { ApiFailure } from '../../http/ApiFailure'
import { answerError } from '../../http/errors'
import { parseUrlEncoded } from '../../http/parseUrlEncoded'
import { formMediaType, type RouteDescription } from '../../openapi/openapi'
import { answerCall } from './answerCall'
import type { HandledOperationId, Handler } from './Handler'
import { formConverter, requestValidator } from './requestValidator'
import type { Services } from './Services'

type CallSettings = Pick<RouteShorthandOptions, 'config' | 'bodyLimit'> & { service?: Service | undefined }

/** Registers one operation. Accepts form-encoded bodies where the description does, and validates them with the same schema. */
export async function registerCall<Id extends HandledOperationId>(
  app: FastifyInstance,
  id: Id,
  handle: Handler<Id>,
  { method, url, schema, mediaTypes, parameters }: RouteDescription,
  services: Services,
  { service, ...settings }: CallSettings = {},
): Promise<void> {
  await app.register(async (scope) => {
    scope.setValidatorCompiler(requestValidator)
    nameLargeFile(scope, schema.body)
    if (mediaTypes.includes(formMediaType)) {
      const convert = formConverter(schema.body ?? {})
      scope.addContentTypeParser(formMediaType, { parseAs: 'string' }, async (_: unknown, body: string | Buffer) => {
        const fields = parseUrlEncoded(String(body))
        convert(fields)
        return fields
      })
    }
    scope.route({
      ...settings,
      method,
      url,
      schema,
      handler: (request, reply) => answerCall({ id, handle, request, reply, services, parameters, service }),
    })
  })
}

/** Adds an issue for the field `files` to a 413, when the operation has that field: nothing else in its body can be so large. */
function nameLargeFile(scope: FastifyInstance, body: object | undefined): void {
  const fields = isObject(body) ? own(body, 'properties') : undefined
  if (!isObject(fields) || !Object.hasOwn(fields, 'files')) return
  const message = 'The file is too large.'
  const issue = { severity: 'error', code: 'too-large', pointer: '/body/files', message } as const
  scope.setErrorHandler((error, request, reply) => {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
    const failure = isTooLarge ? new ApiFailure(413, 'too-large', 'The body is too large.', [issue]) : error
    return answerError(failure, request, reply)
  })
}
