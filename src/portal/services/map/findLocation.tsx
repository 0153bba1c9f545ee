import { readMapSettings } from '../../../../renderer/map/MapSettings'
import { buttonClass } from '../../../../renderer/parts/buttonClass'
import { Dialog } from '../../../../renderer/parts/Dialog'
import { type Geo, type GeocodedLocation, isObject, own } from '../../../../schemas/engine'
import contract from '../../../../schemas/generated/entities/geocoded-location.js'
import { mapsServiceOperations } from '../../../../schemas/generated/mapsServiceOperations'
import { askProvider } from '../../api/askProvider'
import { addressAt } from '../../api/endpoints'
import type { Session } from '../../session/Session'
import type { ShellTextKey } from '../../texts/loadTexts'

type LookUp = Pick<Session, 'client' | 'portal' | 'scope' | 'locale' | 'dialogs' | 'shellText'>

/**
 * Finds the location of an address. Returns undefined when there is none or, after a modal about it, when the request
 * fails.
 */
export async function findLocation(session: LookUp, query: string): Promise<GeocodedLocation | undefined> {
  const { client, portal, scope, locale } = session
  const { places: provider, center } = readMapSettings(portal)
  return await withFailureModal(session, ['places.addressFailed', 'places.lookUpFailed'], async () => {
    if (provider) return (await askProvider(provider, { query, locale, near: center }))[0]
    const body = await client(
      addressAt(mapsServiceOperations.geocode.path, {}, { portalName: scope.portalName, query, count: 1 }),
    )
    const [first]: unknown[] = [dataOf(body)].flat()
    return asLocation(first)
  })
}

/**
 * Finds the address at the visitor's position. Returns undefined when there is none or, after a modal about it, when
 * the request fails.
 */
export async function findAddressAt(
  session: LookUp,
  position: Geo,
  signal: AbortSignal,
): Promise<GeocodedLocation | undefined> {
  const { client, portal, scope, locale } = session
  const { places: provider } = readMapSettings(portal)
  const rounded = { lat: roundDegrees(position.lat), lon: roundDegrees(position.lon) }
  return await withFailureModal(
    session,
    ['places.coordinatesFailed', 'places.stillLocated'],
    async () => {
      if (provider) return (await askProvider(provider, { position: rounded, locale, signal }))[0]
      const body = await client(
        addressAt(mapsServiceOperations.reverseGeocode.path, {}, { portalName: scope.portalName, ...rounded }),
        {
          signal,
        },
      )
      return asLocation(dataOf(body))
    },
    signal,
  )
}

/** Rounds to about ten metres, which is enough to name a street and reveals no more about the visitor. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

const dataOf = (body: unknown): unknown => (isObject(body) ? own(body, 'data') : undefined)
const asLocation = (value: unknown): GeocodedLocation | undefined => (contract.validate(value) ? value : undefined)

async function withFailureModal<T>(
  { dialogs, shellText }: LookUp,
  [title, text]: readonly [title: ShellTextKey, text: ShellTextKey],
  run: () => Promise<T>,
  signal?: AbortSignal,
) {
  try {
    return await run()
  } catch (error) {
    // No modal for a position without an address, nor after the visitor has left the page.
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
