import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../../src/server/db/openDatabase'
import { readOutboxIn } from './outbox'
import { startServerProcess, waitForAddress } from './ServerProcess'

/** Starts a further server, in whose database every demonstration town has accounts. The first start fills the database. */
export async function openAccountServer(): Promise<{ base: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'beffroi-accounts-'))
  const settings = { PORT: '0', DATA_DIR: folder, RATE_LIMIT: '0', LOG_LEVEL: 'warn' }
  const first = startServerProcess(settings)
  await waitForAddress(first)
  await first.stop()
  const { db, close } = await openDatabase({ dataFolder: folder })
  const services = { services: true, login: true, map: true }
  await db
    .updateTable('portal')
    .set({ record: sql`jsonb_set(record::jsonb, '{configs,services}', ${JSON.stringify(services)}::jsonb)::json` })
    .execute()
  await close()
  const program = startServerProcess(settings)
  readOutboxIn(folder)
  return {
    base: await waitForAddress(program),
    async close() {
      await program.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
