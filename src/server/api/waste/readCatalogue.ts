import type { WasteCatalogue } from '../../../../schemas'
import type { Scope } from '../call/Scope'

/** Reads what a town knows of waste besides its zones; empty where it knows nothing. */
export async function readCatalogue({ db, name }: Pick<Scope, 'db' | 'name'>): Promise<WasteCatalogue> {
  const row = await db.selectFrom('waste_catalogue').select('record').where('portal', '=', name).executeTakeFirst()
  return row?.record ?? {}
}
