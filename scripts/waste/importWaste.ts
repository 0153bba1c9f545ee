import { type Selectable, sql, type Transaction } from 'kysely'
import { type Kind, validate, type WasteCatalogue, type WasteImport, type WasteZone } from '../../schemas'
import { entities } from '../../schemas/generated/entities'
import { zoneRows } from '../../src/server/db/seed/writeWaste'
import type { Database, Tables } from '../../src/server/db/Tables'

/** What was imported, and what was left out of it. */
export type WasteSummary = {
  zones: number
  /** Zones whose plan changed, so that calendar files tell their readers. */
  changed: number
  streets: number
  /** Streets of the file that the town does not have. */
  unknown: readonly string[]
  /** Streets of the town that belong to no zone now. */
  unserved: number
}

/** Thrown when a file is not imported: every problem, with its place in the file. */
export class InvalidWaste extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The file was not imported; the data before stays.\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'InvalidWaste'
  }
}

/**
 * Replaces the waste data of a town by that of a file. Writes nothing of an invalid file, so that the last good data stays with its
 * date.
 */
export async function importWaste(db: Database, card: string, document: unknown, now: Date): Promise<WasteSummary> {
  const { file, zones } = check(document)
  return await db.transaction().execute(async (transaction) => {
    const portal = await transaction.selectFrom('portal').select('name').where('name', '=', card).executeTakeFirst()
    if (!portal) throw new InvalidWaste([`No portal is called "${card}".`])
    const taken = await transaction
      .selectFrom('waste_zone')
      .select(['luid', 'uid'])
      .where('portal', '<>', card)
      .where('luid', 'in', [...new Set(zones.map(({ locality }) => locality))])
      .execute()
    const collisions = zones.flatMap(({ locality, uid }, index) =>
      taken.some((each) => each.luid === locality && each.uid === uid)
        ? [`/zones/${index}/uid: Another town has a zone "${locality}/${uid}".`]
        : [],
    )
    if (collisions.length > 0) throw new InvalidWaste(collisions)
    const changed = await writeZones(transaction, card, zones, now)
    const { streets, unknown, unserved } = await writeStreets(transaction, card, file.streets)
    await writeCatalogue(transaction, card, file)
    return { zones: zones.length, changed, streets, unknown, unserved }
  })
}

function check(document: unknown): { file: WasteImport; zones: WasteZone[] } {
  const problems = issuesOf(document, 'waste-import', '')
  if (problems.length > 0 || !entities['waste-import'].validate(document)) throw new InvalidWaste(problems)
  const zones = document.zones.flatMap((zone: unknown, index): WasteZone[] => {
    const issues = issuesOf(zone, 'waste-zone', `/zones/${index}`)
    problems.push(...issues)
    return issues.length === 0 && entities['waste-zone'].validate(zone) ? [zone] : []
  })
  const uids = new Set<string>()
  for (const [index, { uid }] of zones.entries()) {
    if (uids.has(uid)) problems.push(`/zones/${index}/uid: The uid "${uid}" is used twice.`)
    uids.add(uid)
  }
  for (const [index, { zone, zones: parts = [] }] of document.streets.entries()) {
    for (const uid of [...(zone ? [zone] : []), ...parts.map((part) => part.zone)])
      if (!uids.has(uid)) problems.push(`/streets/${index}: There is no zone "${uid}".`)
  }
  if (problems.length > 0) throw new InvalidWaste(problems)
  return { file: document, zones }
}

const issuesOf = (document: unknown, as: Kind, base: string): string[] =>
  validate(document, { as }).issues.map(({ pointer, message }) => `${base}${pointer || ''}: ${message}`)

/** Writes the zones, and returns how many are new or have another plan. */
async function writeZones(
  db: Transaction<Tables>,
  portal: string,
  zones: readonly WasteZone[],
  now: Date,
): Promise<number> {
  const before = await db.selectFrom('waste_zone').selectAll().where('portal', '=', portal).forUpdate().execute()
  const rows = zoneRows(portal, [...zones], now)
  const changed = rows.filter((row) => {
    const old = before.find(({ luid, uid }) => luid === row.luid && uid === row.uid)
    return old === undefined || planOf(old) !== planOf(row)
  })
  const kept = new Set(rows.map(({ luid, uid }) => `${luid}/${uid}`))
  for (const { luid, uid } of before.filter((zone) => !kept.has(`${zone.luid}/${zone.uid}`)))
    await db.deleteFrom('waste_zone').where('luid', '=', luid).where('uid', '=', uid).execute()
  for (const { changed_at, ...row } of rows) {
    const isChanged = changed.some((each) => each.luid === row.luid && each.uid === row.uid)
    await db
      .insertInto('waste_zone')
      .values({ ...row, changed_at })
      .onConflict((conflict) =>
        conflict.columns(['luid', 'uid']).doUpdateSet({ ...row, ...(isChanged && { changed_at }) }),
      )
      .execute()
  }
  return changed.length
}

type Plan = Pick<Selectable<Tables['waste_zone']>, never> & {
  [Name in 'rounds' | 'holidays' | 'exceptions' | 'put_out']: unknown
}

/** What decides the days of a zone, as text. Stored values are parsed, new ones are JSON. */
const planOf = ({ rounds, holidays, exceptions, put_out }: Plan): string =>
  [rounds, holidays, exceptions, put_out].map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join()

type Streets = WasteImport['streets']

async function writeStreets(db: Transaction<Tables>, portal: string, streets: Streets) {
  const own = await db
    .selectFrom('street')
    .select(['position', 'name', 'zip'])
    .where('portal', '=', portal)
    .orderBy('position')
    .forUpdate()
    .execute()
  const keyOf = ({ name, zip }: { name: string; zip: string }) => `${zip} ${name}`
  const known = new Map(own.map((street) => [keyOf(street), street.position]))
  const named = streets.flatMap(({ zone, zones, ...street }) => {
    const position = known.get(keyOf(street))
    return position === undefined ? [] : [{ position, zone: zone ?? null, zones: zones ?? null }]
  })
  await db.updateTable('street').set({ zone: null, zones: null }).where('portal', '=', portal).execute()
  await sql`update street set zone = named.zone, zones = named.zones
    from json_to_recordset(${JSON.stringify(named)}::json) as named (position int, zone text, zones json)
    where street.portal = ${portal} and street.position = named.position`.execute(db)
  return {
    streets: named.length,
    unknown: streets.filter((street) => !known.has(keyOf(street))).map(keyOf),
    unserved: own.length - new Set(named.map(({ position }) => position)).size,
  }
}

/** Writes where the data comes from, and the parts of the catalogue that the file has. */
async function writeCatalogue(
  db: Transaction<Tables>,
  portal: string,
  { source, missed, sites, guide }: WasteImport,
): Promise<void> {
  const before = await db
    .selectFrom('waste_catalogue')
    .select('record')
    .where('portal', '=', portal)
    .forUpdate()
    .executeTakeFirst()
  const catalogue: WasteCatalogue = {
    ...before?.record,
    source,
    ...(missed && { missed }),
    ...(sites && { sites }),
    ...(guide && { guide }),
  }
  const record = JSON.stringify(catalogue)
  await db
    .insertInto('waste_catalogue')
    .values({ portal, record })
    .onConflict((conflict) => conflict.column('portal').doUpdateSet({ record }))
    .execute()
}
