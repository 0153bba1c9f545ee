import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Deletes the sign-ins to the parking service whose tokens lie in plain text. Drivers sign in again. A migration cannot seal them,
 * because it does not know the secret of the server.
 */
export const sealedParkingLogins: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('delete from parking_login').execute(db)
  },
}
