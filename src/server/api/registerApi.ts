import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import type { OperationId } from '../../../schemas'
import { notFound } from '../http/ApiFailure'
import { parseUrlEncoded } from '../http/parseUrlEncoded'
import { apiPrefixes, formMediaType, type RouteDescription, routes } from '../openapi/openapi'
import { answerCall } from './answerCall'
import { registerFile } from './files/registerFile'
import { nameLargeFile } from './forms/nameLargeFile'
import type { HandledOperationId, Handler, Services } from './Handler'
import { handlers } from './handlers'
import type { PictureService } from './pictures/PictureService'
import { isPictureOperation, registerPicture } from './pictures/registerPicture'
import { formConverter, requestValidator } from './requestValidator'
import { registerTile } from './tiles/registerTile'
import type { TileService } from './tiles/TileService'

export type ApiOptions = Services & {
  pictures: PictureService
  tiles: TileService
  /** Fastify's `config` by operation, such as its own rate limit. */
  configs: { readonly [Id in OperationId]?: RouteShorthandOptions['config'] }
  /** Maximum body size in bytes by operation, where it differs from the server's. */
  bodyLimits: { readonly [Id in OperationId]?: number }
}

const isHandled = (id: string): id is HandledOperationId => Object.hasOwn(handlers, id)

/** Registers every operation of the API description as a route. Throws for an operation without a handler. */
export async function registerApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  app.setValidatorCompiler(requestValidator)
  for (const route of routes()) {
    const { id } = route
    if (isHandled(id)) await registerHandler(app, id, route, options)
    else if (isPictureOperation(id)) registerPicture(app, id, route, options.pictures, options.configs[id])
    else if (id === 'readTile') registerTile(app, route, options.tiles, options.configs[id])
    else if (id === 'readFile') registerFile(app, route, options.db)
    else throw new Error(`The operation "${id}" of the API description has no handler.`)
  }
}

async function registerHandler<Id extends HandledOperationId>(
  app: FastifyInstance,
  id: Id,
  route: RouteDescription,
  { configs, bodyLimits, ...services }: ApiOptions,
): Promise<void> {
  const bodyLimit = bodyLimits[id]
  const settings = { config: configs[id] ?? {}, ...(bodyLimit ? { bodyLimit } : {}) }
  await registerCall(app, id, handlers[id], route, services, settings)
}

/** Registers one operation. Accepts form-encoded bodies where the description does, and validates them with the same schema. */
export async function registerCall<Id extends HandledOperationId>(
  app: FastifyInstance,
  id: Id,
  handle: Handler<Id>,
  { method, url, schema, mediaTypes, parameters }: RouteDescription,
  services: Services,
  settings: Pick<RouteShorthandOptions, 'config' | 'bodyLimit'> = {},
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
      handler: (request, reply) => answerCall({ id, handle, request, reply, services, parameters }),
    })
  })
}

const prefixes = [...apiPrefixes, 'health', 'openapi']

/** Answers unknown API paths with a JSON 404 for every method, so that the page router does not handle them. */
export function registerUnknownCalls(app: FastifyInstance): void {
  for (const prefix of prefixes) {
    app.all(`/${prefix}/*`, async ({ method, url }) => {
      throw notFound(`The API has no operation ${method} ${url.split('?', 1)[0]}.`)
    })
  }
}
