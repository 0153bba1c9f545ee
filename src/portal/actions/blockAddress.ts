import { isObject, type Members, own } from '../../../schemas/engine'
import { pollServiceOperations } from '../../../schemas/generated/pollServiceOperations'
import { addressAt, addressOf } from '../api/endpoints'
import type { Session } from '../session/Session'

/**
 * The address from which a block of the page is read again. A poll has one of its own, so that its results follow the visitor's
 * vote wherever the poll stands.
 */
export function blockAddress({ engine, scope }: Pick<Session, 'engine' | 'scope'>, id: string): string {
  const { portalName, env } = scope
  const uid = pollUidOf(engine.mountedNode(id))
  return uid === undefined
    ? addressOf('readBlock', { portalName, id }, { env })
    : addressAt(pollServiceOperations.readPoll.path, { portalName, uid }, {})
}

function pollUidOf(block: Members | undefined): string | undefined {
  const data = block && own(block, 'data')
  const uid = isObject(data) ? own(data, 'pollUid') : undefined
  return typeof uid === 'string' ? uid : undefined
}
