import { sql } from 'kysely'
import { openDatabase } from '../../src/server/db/openDatabase'
import { readSettings } from '../../src/server/settings'

/** Switches the maintenance of a portal on or off, in the database of the environment's settings. */
async function main([card, state]: readonly string[]): Promise<void> {
  if (card === undefined || (state !== 'on' && state !== 'off')) throw new Error('npm run maintenance <card> on|off')
  const { DATABASE_URL, DATA_DIR } = readSettings(process.env)
  const { db, close } = await openDatabase({ url: DATABASE_URL, dataFolder: DATA_DIR })
  try {
    const { numUpdatedRows } = await db
      .updateTable('portal')
      .set({ record: sql`jsonb_set(record::jsonb, '{maintenance}', ${JSON.stringify(state === 'on')}::jsonb)::json` })
      .where('name', '=', card)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new Error(`No portal is called "${card}".`)
  } finally {
    await close()
  }
  console.log(`beffroi: /${card} is ${state === 'on' ? 'in maintenance' : 'open'}`)
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(`beffroi: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
