import type { TicketGate } from '../../../../../schemas/engine'
import { installShell, removeShell } from '../../../offline/shellPages'
import type { Session } from '../../../session/Session'
import { createEntrance, type Entrance, waiting } from './createEntrance'
import { exchangeScans } from './gateCalls'
import { offlineGates } from './offlineGates'
import { admit, type KeptGate, listGates, readGate, removeGate, storeGate } from './store/gateStore'
import { mergeScans } from './store/mergeScans'
import { answerPart, gateKey, newStoredGate, type StoredGate } from './store/StoredGate'
import type { Told } from './Verdict'
import { prepareKeys } from './verify/verifySignature'

/** What the server answered to the link of the page. `told` is the verdict on a code that was posted before scripts ran. */
export type Opened = { token: string; answer: TicketGate; told?: Told | undefined }

type Place = Pick<Session, 'client' | 'scope' | 'portal' | 'locale' | 'shellText'>

/** Two letters or digits that tell the devices of an event apart, until somebody names their entrances. */
const randomCode = (): string => crypto.randomUUID().slice(0, 2).toUpperCase()

/** Opens the entrance of an event: with what the server answered, else with what the device has. Undefined when it has nothing. */
export async function openEntrance(
  place: Place,
  event: string,
  opened: Opened | undefined,
): Promise<Entrance | undefined> {
  const { client, scope, portal, shellText } = place
  const card = portal.cardName
  const kept: KeptGate | undefined = await readGate(gateKey({ card, event })).catch(() => undefined)
  const stored = opened
    ? recordOf(kept, {
        token: opened.token,
        answer: opened.answer,
        card,
        event,
        entrance: shellText('gate.entranceName', { code: randomCode() }),
      })
    : kept?.stored
  if (!stored) return undefined
  // Without them, the first ticket takes longer.
  prepareKeys(stored.gate.keys.map(({ publicKey }) => publicKey)).catch(() => {})
  const received = opened?.answer.scans ?? []
  const onDevice = opened ? await storeGate(stored, received).catch(() => undefined) : kept?.scans
  return createEntrance(
    {
      stored,
      scans: onDevice ?? mergeScans(kept?.scans ?? [], received),
      told: opened?.told,
      connection: opened ? 'synced' : 'offline',
      isStored: onDevice !== undefined,
    },
    {
      exchange: (scans) => exchangeScans(client, { portalName: scope.portalName, event, token: stored.token }, scans),
      store: storeGate,
      admit,
      now: Date.now,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
  )
}

type New = Omit<Opened, 'told'> & Pick<StoredGate, 'card' | 'event' | 'entrance'>

/** The record of an event that was opened by its link: the one of the device with the new answer, or a new one. */
function recordOf(kept: KeptGate | undefined, { answer, token, ...first }: New): StoredGate {
  const deviceTime = Date.now()
  if (!kept) return newStoredGate({ ...first, token, answer, deviceTime })
  return { ...kept.stored, token, ...answerPart(answer, deviceTime) }
}

/** Makes the page open without a network on this device. Resolves to whether it does. */
export const keepPage = ({ portal, locale }: Place): Promise<boolean> =>
  installShell(offlineGates, portal.cardName, locale)

/** Time after an event for which a device keeps it, in ms: 30 days. */
const keptMs = 30 * 24 * 3_600_000

/** Removes past events of which everything is sent. Never rejects. */
export async function removePast(card: string, now: number): Promise<void> {
  try {
    for (const { event, gate } of await listGates(card)) {
      if (now - Date.parse(gate.endsAt) > keptMs) await removeFromDevice(card, event)
    }
  } catch {
    // A device that stores nothing has nothing to remove.
  }
}

/** Removes an event from the device, and the page with the last one. Keeps an event with scans that are not sent. */
export async function removeFromDevice(card: string, event: string): Promise<boolean> {
  const key = gateKey({ card, event })
  const kept = await readGate(key)
  if (kept && waiting(kept.scans).length > 0) return false
  await removeGate(key)
  if ((await listGates(card)).length === 0) await removeShell(offlineGates)
  return true
}
