import type { AppointmentOffice, OfficeView, Prestation, PrestationView } from '../../../../schemas'
import { notFound } from '../../http/ApiFailure'
import { foreignLocale, localized, type Scope } from '../call/Scope'
import type { Offer } from './findSlots'

/** The parts of a scope that offers are read with. */
type OfferScope = Pick<Scope, 'db' | 'name' | 'portal' | 'locale' | 'timeZone'>

type PlacedOffice = { office: AppointmentOffice; view: OfficeView }

/** Reads the offices of a town with their places. An office whose place does not exist is left out. */
async function readOffices({ db, name, ...scope }: OfferScope): Promise<Map<string, PlacedOffice>> {
  const rows = await db
    .selectFrom('appointment_office as office')
    .innerJoin('place', (join) =>
      join
        .onRef('place.portal', '=', 'office.portal')
        .on(({ eb, ref }) => eb('place.uid', '=', ref('office.record', '->>').key('place'))),
    )
    .select(['office.record', 'place.uid', 'place.lat', 'place.lon', 'place.has_page', 'place.details', 'place.texts'])
    .where('office.portal', '=', name)
    .execute()
  const placed = rows.map(({ record: office, uid, lat, lon, has_page, details, texts }): PlacedOffice => {
    const { name: placeName } = localized(texts, { ...scope })
    const view = {
      uid: office.uid,
      name: placeName,
      address: details.address,
      lat,
      lon,
      ...(has_page && { place: uid }),
    }
    return { office, view }
  })
  return new Map(placed.map((each) => [each.office.uid, each]))
}

async function readPrestations({ db, name }: OfferScope): Promise<Prestation[]> {
  const rows = await db
    .selectFrom('prestation')
    .select('record')
    .where('portal', '=', name)
    .orderBy('position')
    .execute()
  return rows.map(({ record }) => record)
}

function viewOf(prestation: Prestation, offices: readonly OfficeView[], scope: OfferScope): PrestationView {
  const { title, category, description, bring = [], cost } = localized(prestation.translations, scope)
  const { uid, minutes } = prestation
  return {
    uid,
    title,
    category,
    description,
    minutes,
    bring,
    ...(cost === undefined ? {} : { cost }),
    ...foreignLocale(prestation.translations, scope),
    offices: [...offices],
  }
}

const officesOf = ({ offices }: Prestation, placed: ReadonlyMap<string, PlacedOffice>): PlacedOffice[] =>
  offices.flatMap((uid) => placed.get(uid) ?? [])

/** Lists what a town offers, in its order and in the language of the scope. */
export async function listOffers(scope: OfferScope): Promise<PrestationView[]> {
  const [placed, prestations] = [await readOffices(scope), await readPrestations(scope)]
  return prestations.flatMap((prestation) => {
    const offices = officesOf(prestation, placed)
    return offices.length > 0
      ? [
          viewOf(
            prestation,
            offices.map(({ view }) => view),
            scope,
          ),
        ]
      : []
  })
}

/** A prestation at one of its offices, with what is shown of both. */
export type FoundOffer = Offer & { view: { prestation: PrestationView; office: OfficeView } }

/** Finds a prestation at an office, or at its first one. Undefined when the town does not offer it there. */
export async function findOffer(
  { prestation: uid, office }: { prestation: string; office?: string | undefined },
  scope: OfferScope,
): Promise<FoundOffer | undefined> {
  const row = await scope.db
    .selectFrom('prestation')
    .select('record')
    .where('portal', '=', scope.name)
    .where('uid', '=', uid)
    .executeTakeFirst()
  if (!row) return undefined
  const offices = officesOf(row.record, await readOffices(scope))
  const chosen = office === undefined ? offices[0] : offices.find((each) => each.office.uid === office)
  if (!chosen) return undefined
  const prestation = viewOf(
    row.record,
    offices.map(({ view }) => view),
    scope,
  )
  return {
    prestation: row.record,
    office: chosen.office,
    timeZone: scope.timeZone,
    view: { prestation, office: chosen.view },
  }
}

/** The same; throws a 404 when the town does not offer it there. */
export async function requireOffer(
  wanted: { prestation: string; office?: string | undefined },
  scope: OfferScope,
): Promise<FoundOffer> {
  const found = await findOffer(wanted, scope)
  if (found) return found
  const where = wanted.office === undefined ? '' : ` at the office "${wanted.office}"`
  throw notFound(`The portal "${scope.name}" offers no prestation "${wanted.prestation}"${where}.`)
}
