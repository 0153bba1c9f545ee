import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/Tables'
import { ApiFailure } from '../http/ApiFailure'

/** How long a shared draft is kept. */
export const keptDays = 30

const dayMs = 86_400_000

/** Bytes of all drafts together. */
const mostBytes = 256 * 1024 * 1024

/** Number of the advisory lock that serialises the writes, so that they count what the others store. */
const storageLock = 0x6472_6166

/** Documents of the studio that are too long for a link, each under an address that cannot be guessed. */
export class SharedDrafts {
  readonly #db: Database
  readonly #now: () => Date

  constructor(db: Database, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  /** Stores a draft and returns its id, of 22 letters, digits, `-` and `_`. Throws a 503 when the storage is full. */
  async add(body: string): Promise<string> {
    const id = randomBytes(16).toString('base64url')
    const size = Buffer.byteLength(body)
    const expires_at = new Date(this.#now().getTime() + keptDays * dayMs)
    await this.#db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${storageLock})`.execute(transaction)
      const { total } = await transaction
        .selectFrom('shared_draft')
        .select(({ fn }) => fn.coalesce(fn.sum<string>('size'), sql<string>`0`).as('total'))
        .executeTakeFirstOrThrow()
      if (Number(total) + size > mostBytes) {
        throw new ApiFailure(503, 'unavailable', 'The storage for shared drafts is full.')
      }
      await transaction.insertInto('shared_draft').values({ id, body, size, expires_at }).execute()
    })
    return id
  }

  /** The draft of an id, unless it is unknown or expired. */
  async find(id: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('shared_draft')
      .select('body')
      .where('id', '=', id)
      .where('expires_at', '>', this.#now())
      .executeTakeFirst()
    return row?.body
  }
}
