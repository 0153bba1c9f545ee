import type { TestServer } from './openServer'

/** Sets which services a town offers. */
export async function setServices(
  { db, app }: Pick<TestServer, 'db' | 'app'>,
  name: string,
  services: Record<string, boolean>,
): Promise<void> {
  const { record } = await db.selectFrom('portal').select('record').where('name', '=', name).executeTakeFirstOrThrow()
  const configs = { ...record.configs, services }
  await db
    .updateTable('portal')
    .set({ record: JSON.stringify({ ...record, configs }) })
    .where('name', '=', name)
    .execute()
  await app.readChanges()
}
