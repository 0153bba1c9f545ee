import { readMapSettings } from '../../../renderer/map/MapSettings'
import { buttonClass } from '../../../renderer/parts/buttonClass'
import { Dialog } from '../../../renderer/parts/Dialog'
import { type Geo, type GeocodedLocation, isObject, own } from '../../../schemas/engine'
import contract from '../../../schemas/generated/entities/geocoded-location.js'
import { addressOf } from '../api/endpoints'
import type { Session } from '../session/Session'
import type { ShellTextKey } from '../texts/loadTexts'
import { askProvider } from './askProvider'

type LookUp = Pick<Session, 'client' | 'portal' | 'scope' | 'locale' | 'dialogs' | 'shellText'>

/** Finds the location of an address. Opens a modal when that fails; undefined then, and when there is none. */
export async function findLocation(session: LookUp, query: string): Promise<GeocodedLocation | undefined> {
  const { client, portal, scope, locale } = session
  const { places: provider, center } = readMapSettings(portal)
  return await orModal(session, ['places.addressFailed', 'places.lookUpFailed'], async () => {
    if (provider) return (await askProvider(provider, { query, locale, near: center }))[0]
    const body = await client(addressOf('geocode', {}, { portalName: scope.portalName, query, count: 1 }))
    const [first]: unknown[] = [dataOf(body)].flat()
    return checked(first)
  })
}

/** Finds the address at a position, which is the visitor's. Opens a modal when that fails; undefined then, and when there is none. */
export async function findAddressAt(
  session: LookUp,
  position: Geo,
  signal: AbortSignal,
): Promise<GeocodedLocation | undefined> {
  const { client, portal, scope, locale } = session
  const { places: provider } = readMapSettings(portal)
  const rounded = { lat: round(position.lat), lon: round(position.lon) }
  return await orModal(
    session,
    ['places.coordinatesFailed', 'places.stillLocated'],
    async () => {
      if (provider) return (await askProvider(provider, { position: rounded, locale, signal }))[0]
      const body = await client(addressOf('reverseGeocode', {}, { portalName: scope.portalName, ...rounded }), {
        signal,
      })
      return checked(dataOf(body))
    },
    signal,
  )
}

/** About ten metres are enough to name a street, and tell no more of the visitor. */
const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

const dataOf = (body: unknown): unknown => (isObject(body) ? own(body, 'data') : undefined)
const checked = (value: unknown): GeocodedLocation | undefined => (contract.validate(value) ? value : undefined)

async function orModal<T>(
  { dialogs, shellText }: LookUp,
  [title, text]: readonly [title: ShellTextKey, text: ShellTextKey],
  run: () => Promise<T>,
  signal?: AbortSignal,
) {
  try {
    return await run()
  } catch (error) {
    // A position without an address needs no message, and neither does a visitor who has left the page.
    if (signal?.aborted || (isObject(error) && own(error, 'status') === 404)) return undefined
    await dialogs.show((close) => (
      <Dialog title={shellText(title)} onClose={close}>
        <p>{shellText(text)}</p>
        <button type="button" className={buttonClass('primary')} onClick={() => close()}>
          {shellText('dialog.close')}
        </button>
      </Dialog>
    ))
    return undefined
  }
}
