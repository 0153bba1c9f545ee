import { randomBytes } from 'node:crypto'
import type { Database } from './Tables'

/** Reads a random secret that all servers of the database share. Creates it on first use. */
export async function findSecret(db: Database, name: string): Promise<string> {
  await db
    .insertInto('server_secret')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('server_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}
