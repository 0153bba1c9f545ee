import type { FastifyInstance } from 'fastify'
import type { OperationId } from '../../../schemas'
import { notFound } from '../http/ApiFailure'
import { limit } from '../limits/limitRequests'
import { apiPrefixes, type RouteDescription, routes } from '../openapi/openapi'
import type { Area, CallLimit, FileServices, RegisterFileRoute } from './Area'
import { createStreetIndexes } from './addresses/readStreets'
import * as areas from './areas'
import type { FileOperationId, HandledOperationId, Handler } from './call/Handler'
import { registerCall } from './call/registerCall'
import { requestValidator } from './call/requestValidator'
import type { Services } from './call/Services'
import { computedServices } from './computedServices'
import { joinMembers } from './joinMembers'
import { createLexicons } from './search/readLexicon'

/** The handler of each call. The type requires one for every operation of the API description. */
export const handlers: { readonly [Id in HandledOperationId]: Handler<Id> } = joinMembers(areas, 'handlers')

const fileRoutes: { readonly [Id in FileOperationId]: RegisterFileRoute } = joinMembers(areas, 'fileRoutes')
const limits: NonNullable<Area['limits']> = joinMembers(areas, 'limits')
const bodyLimits: NonNullable<Area['bodyLimits']> = joinMembers(areas, 'bodyLimits')

/** The services that the calls of each operation belong to. */
const servicesById: ReadonlyMap<string, Area['service']> = new Map(
  Object.values<Area>(areas).flatMap(({ handlers = {}, service }) => Object.keys(handlers).map((id) => [id, service])),
)

/** What the API is given; the rest of its services is computed from the areas. */
export type ApiServices = Omit<Services, 'lexicons' | 'streetIndexes' | keyof typeof computedServices> &
  Omit<FileServices, 'secret'>

const isHandled = (id: string): id is HandledOperationId => Object.hasOwn(handlers, id)
const sendsFile = (id: string): id is FileOperationId => Object.hasOwn(fileRoutes, id)

/** Registers every operation of the API description as a route. Throws for an operation without a handler. */
export async function registerApi(app: FastifyInstance, { pictures, tiles, ...options }: ApiServices): Promise<void> {
  app.setValidatorCompiler(requestValidator)
  const lexicons = createLexicons(options.cache.clock, options.now)
  const streetIndexes = createStreetIndexes(options.cache.clock, options.now)
  const services: Services = { ...options, ...computedServices, lexicons, streetIndexes }
  const files: FileServices = { pictures, tiles, db: options.db, secret: options.accounts.secret }
  for (const route of routes()) {
    const { id } = route
    if (isHandled(id)) await registerHandler(app, id, route, services)
    else if (sendsFile(id)) fileRoutes[id](app, route, files, configOf(id))
    else throw new Error(`The operation "${id}" of the API description has no handler.`)
  }
}

async function registerHandler<Id extends HandledOperationId>(
  app: FastifyInstance,
  id: Id,
  route: RouteDescription,
  services: Services,
): Promise<void> {
  const bodyLimit = bodyLimits[id]
  const settings = { service: servicesById.get(id), config: configOf(id), ...(bodyLimit ? { bodyLimit } : {}) }
  await registerCall(app, id, handlers[id], route, services, settings)
}

/** Returns Fastify's route config with the limit of an operation. */
function configOf(id: OperationId) {
  const callLimit: CallLimit | undefined = limits[id]
  if (callLimit === undefined) return {}
  return typeof callLimit === 'number' ? limit(callLimit) : { submission: callLimit }
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
