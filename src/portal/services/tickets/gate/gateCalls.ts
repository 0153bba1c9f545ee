import type { TicketGate, TicketScan } from '../../../../../schemas/engine'
import { isObject, own } from '../../../../../schemas/engine'
import { ticketsOperations } from '../../../../../schemas/generated/ticketsOperations'
import { CallError, type Client } from '../../../api/Client'
import { addressAt } from '../../../api/endpoints'
import { type Query, queryAt } from '../../../api/Query'

/** What names a scan page to the API. The token is the permission in the organiser’s link. */
export type GateAddress = { portalName: string; event: string; token: string }

export const gateQuery = ({ portalName, event, token }: GateAddress): Query<'readGate'> =>
  queryAt(ticketsOperations, 'readGate', { uid: event }, { portalName, token })

/**
 * Sends scans, and receives the keys, the revoked tickets and the scans of all entrances. Rejects with a `CallError`, also when the
 * answer is none of the contract.
 */
export async function exchangeScans(
  client: Client,
  { portalName, event, token }: GateAddress,
  scans: readonly TicketScan[],
): Promise<TicketGate> {
  const operation = scans.length > 0 ? 'sendScans' : 'readGate'
  const { method, path } = ticketsOperations[operation]
  const address = addressAt(path, { uid: event }, { portalName, token })
  const answer = await client(address, { method, ...(scans.length > 0 && { body: { scans } }) })
  const [{ checkAnswer }, { readGate }] = await Promise.all([
    import('../../../api/checkAnswer'),
    ticketsOperations.readGate.answers(),
  ])
  const data = checkAnswer(readGate, isObject(answer) ? own(answer, 'data') : undefined, '', () => {})
  if (data === undefined) throw new CallError(address, 502, undefined)
  return data
}
