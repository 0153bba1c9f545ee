import { ok } from 'node:assert/strict'
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { ParkingZone } from '../../../schemas'
import type { Trial } from '../../../src/cli/conformance/Case'
import { externalParking } from '../../../src/server/api/parking/system/externalParking'
import type { ParkingOptions } from '../../../src/server/api/parking/system/ParkingOptions'
import type { KeptSession, NewSession, ParkingService } from '../../../src/server/api/parking/system/ParkingService'
import type { OAuthTokens } from '../../../src/server/oauth/SealedTokens'

export type ParkingTarget = {
  options: Omit<ParkingOptions, 'secret'>
  /** Name of the portal of the town. */
  town: string
  /** Answers the sign-in page at an address. Resolves to the address that it leads back to. */
  answer(url: string): Promise<string>
}

/** Minutes of the stays that the suite pays for. */
const stayMinutes = 20

/** The trial of a parking service, with one zone where anybody may park now. */
export class ParkingTrial implements Trial {
  readonly #target: ParkingTarget
  readonly #started: { access: string; uid: string }[] = []
  readonly #plates: { access: string; plate: string }[] = []
  #driver: Promise<OAuthTokens> | undefined

  private constructor(
    target: ParkingTarget,
    /** The service, as a server calls it. */
    readonly service: ParkingService,
    /** The same service, as another server calls it. */
    readonly other: ParkingService,
    readonly zones: readonly ParkingZone[],
    /** A zone that is open, and has a longest stay if any zone has one. */
    readonly zone: ParkingZone,
  ) {
    this.#target = target
  }

  /** Chooses a zone. Throws when the town has none that is open. */
  static async open(target: ParkingTarget): Promise<ParkingTrial> {
    const connect = () => externalParking({ ...target.options, secret: '' }, () => new Date())
    const service = connect()
    const zones = await service.zones({ town: target.town, radius: 100, limit: 50 })
    const open = zones.filter(
      ({ isClosed, tariff }) => !isClosed && (tariff.maxMinutes ?? stayMinutes * 2) > stayMinutes,
    )
    const zone = open.find(({ tariff }) => tariff.maxMinutes !== undefined) ?? open[0]
    ok(zone, `The town "${target.town}" has no zone where anybody may park for ${stayMinutes} minutes now.`)
    return new ParkingTrial(target, service, connect(), zones, zone)
  }

  get town(): string {
    return this.#target.town
  }

  /** Calls an address of the service without what the port adds. */
  async ask(path: string, headers: Readonly<Record<string, string>>): Promise<number> {
    const { url } = this.#target.options
    return (await fetch(new URL(path, url.endsWith('/') ? url : `${url}/`), { headers, redirect: 'manual' })).status
  }

  attempt() {
    return { state: randomBytes(24).toString('base64url'), verifier: randomUUID() + randomUUID(), town: this.town }
  }

  /** Signs in by an attempt. Resolves to the query of the address that the service leads back to. */
  async signIn(attempt: ReturnType<ParkingTrial['attempt']>): Promise<URLSearchParams> {
    const back = await this.#target.answer(this.service.authorizeUrl(attempt))
    return new URL(back, this.#target.options.redirectUri(this.town)).searchParams
  }

  /** Resolves to the access token of the driver, who signs in once. */
  async driver(): Promise<string> {
    this.#driver ??= this.signInAgain()
    return (await this.#driver).access
  }

  async signInAgain(): Promise<OAuthTokens> {
    const attempt = this.attempt()
    const code = (await this.signIn(attempt)).get('code')
    ok(code, 'The sign-in page leads back without a code.')
    return await this.service.exchange({ ...attempt, code })
  }

  /** A stay of a plate that nobody else has. */
  stay(change: Partial<NewSession> = {}): NewSession {
    const plate = `1TST${randomInt(100, 1000)}`
    return { town: this.town, plate, country: 'B', zone: this.zone.code, minutes: stayMinutes, ...change }
  }

  /** Starts a session, which `leave` stops. */
  async start(
    access: string,
    stay: NewSession,
    key: string = randomUUID(),
    service: ParkingService = this.service,
  ): Promise<KeptSession> {
    const session = await service.start(access, stay, key)
    this.#started.push({ access, uid: session.uid })
    return session
  }

  /** Keeps a plate, which `leave` removes. */
  async keepPlate(access: string, plate: string, isDefault: boolean): Promise<void> {
    this.#plates.push({ access, plate })
    await this.service.putPlate(access, { plate, country: 'B', isDefault })
  }

  async leave(): Promise<void> {
    for (const { access, uid } of this.#started.splice(0)) await this.service.stop(access, uid)
    for (const { access, plate } of this.#plates.splice(0)) await this.service.removePlate(access, plate)
  }
}

/** Returns the end of a stay that is so many minutes longer. */
export const endAfter = ({ endsAt = '' }: KeptSession, minutes: number): Date =>
  new Date(Date.parse(endsAt) + minutes * 60_000)
