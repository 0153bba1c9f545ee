import type { TestServer } from './openServer'

/** Changes parts of the configuration of a portal, as its town would. */
export async function configurePortal(
  { db, app }: Pick<TestServer, 'db' | 'app'>,
  configs: object,
  name = 'montclair',
): Promise<void> {
  const { record } = await db.selectFrom('portal').select('record').where('name', '=', name).executeTakeFirstOrThrow()
  await db
    .updateTable('portal')
    .set({ record: JSON.stringify({ ...record, configs: { ...record.configs, ...configs } }) })
    .where('name', '=', name)
    .execute()
  await app.readChanges()
}
