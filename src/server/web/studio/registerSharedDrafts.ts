import type { FastifyInstance } from 'fastify'
import { isObject, own } from '../../../../schemas/engine'
import type { Database } from '../../db/Tables'
import { keptDays, SharedDrafts } from '../../drafts/SharedDrafts'
import { ApiFailure, notFound } from '../../http/ApiFailure'

type Options = { db: Database; now: () => Date }

/** Bytes of a request with a draft. The JSON of a page of 250 kB grows by its escapes. */
const bodyLimit = 1024 * 1024

const id = /^[\w-]{22}$/

/**
 * Keeps the documents that the studio shares when they are too long for a link: `POST /studio/drafts` takes `{ "draft": text }`
 * and answers `{ "id", "days" }`; `GET /studio/drafts/<id>` answers `{ "draft" }`. Whoever has the address may read.
 */
export function registerSharedDrafts(app: FastifyInstance, { db, now }: Options): void {
  const drafts = new SharedDrafts(db, now)

  app.post('/studio/drafts', { bodyLimit, config: { submission: 'form' } }, async (request, reply) => {
    const draft = isObject(request.body) ? own(request.body, 'draft') : undefined
    if (typeof draft !== 'string' || draft === '') {
      throw new ApiFailure(400, 'invalid-request', 'The body must be { "draft": "…" }.')
    }
    reply.code(201).header('cache-control', 'no-store')
    return { id: await drafts.add(draft), days: keptDays }
  })

  app.get<{ Params: { id: string } }>('/studio/drafts/:id', async (request, reply) => {
    const draft = id.test(request.params.id) ? await drafts.find(request.params.id) : undefined
    if (draft === undefined) throw notFound('There is no such draft, or its month is over.')
    reply.header('cache-control', 'private, no-store')
    return { draft }
  })
}
