import type { Service } from '../../schemas/routes/services'
import { openPortal } from './openPortal'

/** Opens the demo portals, of which Montclair has switched a service off. */
export async function openPortalWithout(service: Service): ReturnType<typeof openPortal> {
  const portal = await openPortal()
  const { record } = await portal.db
    .selectFrom('portal')
    .select('record')
    .where('name', '=', 'montclair')
    .executeTakeFirstOrThrow()
  const configs = { ...record.configs, services: { [service]: false } }
  await portal.db
    .updateTable('portal')
    .set({ record: JSON.stringify({ ...record, configs }) })
    .where('name', '=', 'montclair')
    .execute()
  await portal.app.readChanges()
  return portal
}
