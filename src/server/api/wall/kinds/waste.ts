import type { FormField } from '../../../../../schemas/inputs/FormField'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { ApiFailure } from '../../../http/ApiFailure'
import { zonedTime } from '../../../time/zonedTime'
import { loadStreets } from '../../addresses/readStreets'
import type { Scope } from '../../call/Scope'
import { fieldIssue } from '../../submissions/FieldIssue'
import { parseForm } from '../../submissions/parseForm'
import { formatShortDay } from '../../texts/formatDate'
import { findZoneOf, findZonesOf, type HomeAddress } from '../../waste/findZones'
import { addressLabel } from '../../waste/householdView'
import { householdOwner } from '../../waste/ownedHouseholds'
import { upcomingPickups } from '../../waste/upcomingPickups'
import { pickupsBlock, type Zone } from '../../waste/wastePage'
import { showBlocks, type TileContent, type WidgetConfig, type WidgetKind } from '../WidgetKind'
import { wallTexts } from '../wallTexts'
import { addressIn } from './nearby/widgetPlace'

/** Shows the next waste pickup at the address that the visitor chose. */
export const waste: WidgetKind = {
  service: 'waste',
  notifies: true,
  async fields(scope) {
    const own = await ownAddress(scope)
    return [{ ...addressField(scope), ...(own && { value: settingsOf(own) }) }]
  },
  async parse(scope, given) {
    const { address: typed } = parseForm({ inputs: [addressField(scope)] }, given, scope)
    const address = homeIn({ address: typed })
    const known = address && (await recognize(scope, address))
    if (!known) throw inNoZone()
    return { address: settingsOf(known) }
  },
  async tiles(scope, sources) {
    const homes = sources.map(({ config }) => homeIn(config))
    const found = await findZonesOf(
      scope.db,
      scope.name,
      homes.flatMap((home) => home ?? []),
    )
    const zones = await scope.db.selectFrom('waste_zone').selectAll().where('portal', '=', scope.name).execute()
    return homes.map((home) => {
      const uid = home && found.shift()
      const zone = zones.find((each) => each.uid === uid)
      return home && zone ? tileOf(scope, home, zone) : tileOfNone(scope)
    })
  },
  async sample(scope) {
    const street = await scope.db
      .selectFrom('street')
      .select(['name', 'zip', 'locality'])
      .where('portal', '=', scope.name)
      .where('zone', 'is not', null)
      .orderBy('name')
      .orderBy('locality')
      .executeTakeFirst()
    return street && { address: { street: street.name, zip: street.zip, locality: street.locality } }
  },
}

function inNoZone(): ApiFailure {
  const message = 'The address is in no waste zone of the town.'
  return new ApiFailure(400, 'unserved-address', message, [fieldIssue('wrong-value', '/address', message)])
}

const addressField = ({ locale }: Scope): FormField => ({
  name: 'address',
  label: wallTexts(locale)('form.address'),
  inputType: 'address',
  required: true,
  placeholder: wallTexts(locale)('form.hint'),
})

/** The address whose pickups the visitor follows on the page of waste. */
const ownAddress = async (scope: Scope): Promise<HomeAddress | undefined> => {
  const owner = householdOwner.ofVisitor(await scope.visitor())
  if (owner === undefined) return undefined
  return await scope.db
    .selectFrom('waste_household')
    .select(['street', 'number', 'zip', 'locality'])
    .where('portal', '=', scope.name)
    .where('owner', '=', owner)
    .executeTakeFirst()
}

const settingsOf = ({ street, number, zip, locality }: HomeAddress) => ({
  street,
  ...(number && { streetNumber: number }),
  zip,
  locality,
})

function homeIn(config: WidgetConfig): HomeAddress | undefined {
  const { street, streetNumber: number, zip, locality } = addressIn(config) ?? {}
  return street && zip && locality ? { street, number, zip, locality } : undefined
}

/** Returns an address with a zone as the town writes it; undefined when the town has no such street, or the address has no zone. */
async function recognize(scope: Scope, typed: HomeAddress): Promise<HomeAddress | undefined> {
  if ((await findZoneOf(scope.db, scope.name, typed)) !== undefined) return typed
  const streets = await loadStreets(scope.db, scope.name)
  const { found, isWhole } = streets.find(`${typed.street}, ${typed.zip} ${typed.locality}`)
  const street = isWhole ? found[0]?.street : undefined
  if (!street) return undefined
  const address = { street: street.name, number: typed.number, zip: street.zip, locality: street.locality }
  return (await findZoneOf(scope.db, scope.name, address)) === undefined ? undefined : address
}

/** The tile of an address that no zone has any more. It leads to the page that says what to do. */
const tileOfNone = ({ locale }: Scope): TileContent => ({
  subtitle: wallTexts(locale)('noZone'),
  action: { handler: 'navigation', data: { path: pagePaths.waste } },
})

function tileOf(scope: Scope, { street, number = null, locality }: HomeAddress, zone: Zone): TileContent {
  const texts = wallTexts(scope.locale)
  const [next, ...others] = upcomingPickups(zone, scope.today, scope.locale)
  const also = others.filter(({ date }) => date === next?.date)
  const what = [next, ...also].flatMap((pickup) => (pickup ? [pickup.label ?? texts(`waste.${pickup.category}`)] : []))
  const at = next && zonedTime({ day: next.date, minute: 12 * 60 }, scope.timeZone)
  return {
    subtitle: at ? `${formatShortDay(at, scope)} · ${what.join(', ')}` : texts('noPickup'),
    action: showBlocks(`${addressLabel({ street, number })}, ${locality}`, [pickupsBlock(zone, scope)]),
  }
}
