import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import type { OperationId } from '../../../../schemas'
import type { Service } from '../../../../schemas/routes/services'
import type { Database, Tables } from '../../db/Tables'
import type { RouteDescription } from '../../openapi/openapi'
import type { FileOperationId, HandledOperationId, Handler } from './Handler'
import type { OwnedData, OwnedParts } from './OwnedData'

/** The services of routes that send files. An area adds those that only it needs, by declaration merging. */
export interface FileServices {
  db: Database
}

/** Registers the route of an operation that sends a file. */
export type RegisterFileRoute = (
  app: FastifyInstance,
  route: RouteDescription,
  services: FileServices,
  config: NonNullable<RouteShorthandOptions['config']>,
) => void

/**
 * How calls are limited besides the limit of all requests: `vote` and `form` count the call as a submission; a number is the
 * operation's own limit of requests per minute from one network.
 */
export type CallLimit = 'vote' | 'form' | number

/**
 * Whether `table_version` counts the changes of a table. Every table that shared answers are made from is tracked. The others hold
 * visitors' data, which no shared answer contains, or the server's own.
 */
export type TableTracking = 'tracked' | 'untracked'

/** What the rest of the server must know of an area. Every list is computed from these records. */
export type Area = {
  /** The handler of each call, by operation id. */
  readonly handlers?: { readonly [Id in HandledOperationId]?: Handler<Id> }
  /** The routes that send files, by operation id. */
  readonly fileRoutes?: { readonly [Id in FileOperationId]?: RegisterFileRoute }
  /** The service that the calls belong to. They answer 404 in a portal that switches it off. */
  readonly service?: Service
  /** The tables of the area by name. */
  readonly tables?: { readonly [Name in keyof Tables]?: TableTracking }
  /** What visitors own of the area's data, by its member of an account's export. */
  readonly owned?: { readonly [Member in keyof OwnedParts]?: OwnedData<OwnedParts[Member]> }
  readonly limits?: { readonly [Id in OperationId]?: CallLimit }
  /** Maximum body size in bytes by operation id, where it differs from the server's. */
  readonly bodyLimits?: { readonly [Id in OperationId]?: number }
}
