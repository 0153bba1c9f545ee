import { notFound } from '../failure/ApiFailure'
import type { Services } from '../Handler'
import { chooseLocale } from './chooseLocale'
import { findPortalRow } from './findPortalRow'
import type { Scope } from './Scope'

type PortalCall = { params: { portalName: string }; language?: string | undefined; anonymousUid?: string | undefined }

/** The portal a call names, in the visitor's language. Throws a 404 when there is none of that name. */
export async function openScope({ params, language, anonymousUid }: PortalCall, { db, now }: Services): Promise<Scope> {
  const row = await findPortalRow(db, params.portalName)
  if (!row) throw notFound(`No portal is called "${params.portalName}".`)
  return {
    db,
    now: now(),
    name: row.name,
    portal: row.record,
    home: row.home,
    footer: row.footer,
    anchoredOn: row.anchored_on,
    locale: chooseLocale(row.record, language),
    timeZone: row.record.timeZone ?? 'Europe/Brussels',
    anonymousUid,
  }
}
