import { isUuid } from '../../db/isUuid'
import { notFound } from '../../http/ApiFailure'
import { wallTime } from '../../time/zonedTime'
import { noContent } from '../call/Answer'
import type { Handler } from '../call/Handler'
import { isLinkCode } from '../call/linkCode'
import { foreignLocale, localized, openScope } from '../call/Scope'
import { readingForm, readKinds } from './meterKinds'
import { readingOwner } from './readingOwner'

/** Readings that a history shows at most: ten years of a monthly one. */
const maxReadings = 120

export const listMeterKinds: Handler<'listMeterKinds'> = async (call, services) => {
  const scope = await openScope(call, services)
  const kinds = await readKinds(scope)
  const items = kinds.map(({ uid, unit, translations }) => ({
    uid,
    unit,
    ...localized(translations, scope),
    ...foreignLocale(translations, scope),
  }))
  return { data: { items, inputs: kinds.length > 0 ? readingForm(kinds, scope) : [] } }
}

export const listReadings: Handler<'listReadings'> = async (call, services) => {
  const scope = await openScope(call, services)
  const owner = readingOwner.ofVisitor(await scope.visitor())
  if (owner === undefined) return { data: { items: [] } }
  const rows = await scope.db
    .selectFrom('meter_reading')
    .select(['uid', 'kind', 'meter', 'index', 'read_on', 'received_at', 'remind_to'])
    .where('owner', '=', owner)
    .where('portal', '=', scope.name)
    .orderBy('read_on', 'desc')
    .orderBy('received_at', 'desc')
    .orderBy('uid')
    .limit(maxReadings)
    .execute()
  const items = rows.map(({ uid, kind, meter, index, read_on, received_at, remind_to }) => ({
    uid,
    kind: kind ?? '',
    ...(meter === null ? {} : { meter }),
    index,
    readOn: read_on ?? wallTime(received_at, scope.timeZone).day,
    receivedAt: received_at.toISOString(),
    reminds: remind_to !== null,
  }))
  return { data: { items } }
}

export const stopReadingReminder: Handler<'stopReadingReminder'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { uid } = call.params
  const missing = notFound(`There is no reading "${uid}".`)
  const row = isUuid(uid)
    ? await scope.db
        .selectFrom('meter_reading')
        .select('owner')
        .where('uid', '=', uid)
        .where('portal', '=', scope.name)
        .executeTakeFirst()
    : undefined
  const owner = readingOwner.ofVisitor(await scope.visitor())
  if (row?.owner == null) throw missing
  if (owner !== row.owner && !isLinkCode(services.accounts.secret, 'reading', uid, call.query.code)) throw missing
  return await call.commit(async (db) => {
    await db.updateTable('meter_reading').set({ remind_to: null }).where('uid', '=', uid).execute()
    return noContent()
  })
}
