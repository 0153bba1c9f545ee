import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import type { OperationId } from '../../../schemas'
import { notFound } from '../http/ApiFailure'
import { apiPrefixes, type RouteDescription, routes } from '../openapi/openapi'
import type { HandledOperationId } from './call/Handler'
import { registerCall } from './call/registerCall'
import { requestValidator } from './call/requestValidator'
import type { Services } from './call/Services'
import { registerFile } from './files/registerFile'
import { handlers } from './handlers'
import type { PictureService } from './pictures/PictureService'
import { isPictureOperation, registerPicture } from './pictures/registerPicture'
import { createLexicons } from './search/readLexicon'
import { registerTile } from './tiles/registerTile'
import type { TileService } from './tiles/TileService'

export type ApiOptions = Omit<Services, 'lexicons'> & {
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
  const lexicons = createLexicons(options.cache.clock, options.now)
  for (const route of routes()) {
    const { id } = route
    if (isHandled(id)) await registerHandler(app, id, route, options, lexicons)
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
  { configs, bodyLimits, ...options }: ApiOptions,
  lexicons: Services['lexicons'],
): Promise<void> {
  const bodyLimit = bodyLimits[id]
  const settings = { config: configs[id] ?? {}, ...(bodyLimit ? { bodyLimit } : {}) }
  await registerCall(app, id, handlers[id], route, { ...options, lexicons }, settings)
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
