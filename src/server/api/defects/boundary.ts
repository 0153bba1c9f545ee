import type { DefectCatalogue, Geo, ResponsiblePortal } from '../../../../schemas'
import { hasService } from '../../../../schemas/routes/services'
import { isInRing } from '../../../../schemas/tracks/positions'
import type { Database } from '../../db/Tables'

/** Whether a position is in a town. Every position is in one without a boundary. */
export const isInside = (position: Geo, boundary: DefectCatalogue['boundary']): boolean =>
  boundary === undefined || isInRing(position, boundary)

/** Finds the other portal of this server whose town has a position and takes reports. */
export async function findResponsible(
  db: Database,
  position: Geo,
  except: string,
): Promise<ResponsiblePortal | undefined> {
  const rows = await db
    .selectFrom('defect_catalogue')
    .innerJoin('portal', 'portal.name', 'defect_catalogue.portal')
    .select(['portal.name', 'portal.record', 'defect_catalogue.record as catalogue'])
    .where('portal.name', '<>', except)
    .orderBy('portal.name')
    .execute()
  const found = rows.find(
    ({ record, catalogue: { boundary } }) =>
      boundary !== undefined && hasService(record, 'defects') && isInside(position, boundary),
  )
  return found && { name: found.name, title: found.record.name }
}
