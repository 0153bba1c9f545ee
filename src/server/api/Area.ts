import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import type { OperationId } from '../../../schemas'
import type { Service } from '../../../schemas/routes/services'
import type { Database, Tables } from '../db/Tables'
import type { JobKinds } from '../jobs/JobQueue'
import type { MailOptions } from '../mail/MailOptions'
import type { RouteDescription } from '../openapi/openapi'
import type { FileOperationId, HandledOperationId, Handler } from './call/Handler'
import type { OwnedData, OwnedParts } from './call/OwnedData'
import type { BlockFinder } from './fragments/BlockFinder'
import type { LiveBlock } from './fragments/liveBlock'
import type { Submissions } from './submissions/Submissions'

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

/** The tables of an area, each with its tracking. */
export type Tracked<AreaTables> = { readonly [Name in keyof AreaTables]: TableTracking }

/** What jobs work with. An area adds what only its jobs need, by declaration merging. */
export interface JobContext {
  db: Database
  now: () => Date
  mail: MailOptions
  /** Days after which personal data of submissions is erased; 0 for never. */
  personalDataDays: number
}

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
  /** What residents send, by kind. */
  readonly submissions?: Partial<Submissions>
  /** The stored blocks that the server fills in with current data of the area. */
  readonly liveBlocks?: readonly LiveBlock[]
  /** Find the blocks of the area's records, by the first word of a block's id: `event` of `event-<uid>`. */
  readonly blockFinders?: Readonly<Record<string, BlockFinder>>
  /** Creates the kinds of jobs, by name. */
  readonly jobs?: (context: JobContext) => JobKinds
  /** Deletes what has expired. Runs every hour on one of the servers. */
  readonly deleteExpired?: (context: JobContext) => Promise<void>
  readonly limits?: { readonly [Id in OperationId]?: CallLimit }
  /** Maximum body size in bytes by operation id, where it differs from the server's. */
  readonly bodyLimits?: { readonly [Id in OperationId]?: number }
}
