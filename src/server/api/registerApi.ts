import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { OperationId } from '../../../schemas'
import { notFound } from '../http/ApiFailure'
import { apiPrefixes, type RouteDescription, routes } from '../openapi/openapi'
import { type Call, isChecked, type JsonOperationId, type Services } from './Handler'
import { handlers } from './handlers'
import type { PictureService } from './pictures/PictureService'
import { isPictureOperation, registerPicture } from './pictures/registerPicture'
import { requestValidator } from './requestValidator'

type ApiOptions = Services & {
  pictures: PictureService
  /** Fastify's config of single routes, such as a rate limit of their own. */
  configs: { readonly [Id in OperationId]?: RouteShorthandOptions['config'] }
  /** Maximum body sizes in bytes, where they differ from the server's. */
  bodyLimits: { readonly [Id in OperationId]?: number }
}

const isJsonOperation = (id: string): id is JsonOperationId => Object.hasOwn(handlers, id)

/** Registers every operation of the API description as a route. Throws for an operation without a handler. */
export function registerApi(app: FastifyInstance, options: ApiOptions): void {
  app.setValidatorCompiler(requestValidator)
  for (const route of routes()) {
    const { id } = route
    if (isJsonOperation(id)) register(app, id, route, options)
    else if (isPictureOperation(id)) registerPicture(app, id, route, options.pictures, options.configs[id])
    else throw new Error(`The API description has an operation "${id}" that nothing answers.`)
  }
}

function register<Id extends JsonOperationId>(
  app: FastifyInstance,
  id: Id,
  { method, url, schema }: RouteDescription,
  { configs, bodyLimits, ...services }: ApiOptions,
): void {
  const handle = handlers[id]
  const bodyLimit = bodyLimits[id]
  app.route({
    ...(bodyLimit ? { bodyLimit } : {}),
    method,
    url,
    schema,
    config: configs[id] ?? {},
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-cache').header('vary', 'x-lgc-language, cookie')
      return await handle(toCall(id, request), services)
    },
  })
}

function toCall<Id extends JsonOperationId>(id: Id, { params, query, body, headers }: FastifyRequest): Call<Id> {
  const parts = { params, query, body }
  if (!isChecked(id, parts)) throw new TypeError('A request reached its handler unchecked.')
  return { ...parts, language: header(headers, 'x-lgc-language'), anonymousUid: header(headers, 'x-lgc-anonymous-uid') }
}

function header(headers: FastifyRequest['headers'], name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

const prefixes = [...apiPrefixes, 'health', 'openapi']

/** Answers unknown addresses of the API with a JSON 404 for every method, so that they do not become pages. */
export function registerUnknownCalls(app: FastifyInstance): void {
  for (const prefix of prefixes) {
    app.all(`/${prefix}/*`, async ({ method, url }) => {
      throw notFound(`There is no call ${method} ${url.split('?', 1)[0]}.`)
    })
  }
}
