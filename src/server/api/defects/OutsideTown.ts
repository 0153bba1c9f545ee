import type { Geo, ResponsiblePortal } from '../../../../schemas'
import type { Catalogue } from '../../db/indexCatalogue'
import { ApiFailure } from '../../http/ApiFailure'
import type { Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { fieldIssue } from '../submissions/FieldIssue'
import { findResponsible, isInside } from './boundary'

/** The 400 for a position outside of the town, with the portal of the town that it is in, when this server has it. */
export class OutsideTown extends ApiFailure {
  override readonly details: { portal?: ResponsiblePortal }

  constructor(portal: ResponsiblePortal | undefined) {
    const message = portal ? `The position is in ${portal.title}.` : 'The position is outside of the town.'
    super(400, 'invalid-request', message, [fieldIssue('out-of-range', '/lat', message)])
    this.details = portal ? { portal } : {}
  }
}

/** Throws an `OutsideTown` for a position outside of the boundary of the town. */
export async function requireInside(
  position: Geo,
  { boundary }: Catalogue,
  { name }: Pick<Scope, 'name'>,
  { db }: Pick<Services, 'db'>,
): Promise<void> {
  if (!isInside(position, boundary)) throw new OutsideTown(await findResponsible(db, position, name))
}
