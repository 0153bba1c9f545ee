import type { FormCall } from '../../../schemas/door'
import { createIdempotencyKeys } from '../api/createIdempotencyKeys'
import { mutate } from '../api/mutate'
import type { Session } from '../session/Session'

const keys = createIdempotencyKeys()

/** Makes a call that changes data. Sent again after an answer that was lost, it has its effect once. */
export async function sendOnce(
  { client, queries }: Pick<Session, 'client' | 'queries'>,
  { method, endpoint, body, succeedsWith, returns }: FormCall,
): Promise<unknown> {
  const { key, remove } = await keys.open(JSON.stringify([method, endpoint, body]))
  const answer = await mutate(queries, { write: () => client(endpoint, { method, body, succeedsWith, returns, key }) })
  remove()
  return answer
}
