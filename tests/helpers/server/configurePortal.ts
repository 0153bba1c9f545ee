import type { TestServer } from './openServer'

/** Changes parts of the configuration of Montclair, as its town would. */
export async function configurePortal({ db, app }: Pick<TestServer, 'db' | 'app'>, configs: object): Promise<void> {
  const { record } = await db
    .selectFrom('portal')
    .select('record')
    .where('name', '=', 'montclair')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('portal')
    .set({ record: JSON.stringify({ ...record, configs: { ...record.configs, ...configs } }) })
    .where('name', '=', 'montclair')
    .execute()
  await app.readChanges()
}
