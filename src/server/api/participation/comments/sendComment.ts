import { randomUUID } from 'node:crypto'
import { ApiFailure, notFound } from '../../../http/ApiFailure'
import type { Call, Handler } from '../../call/Handler'
import { openScope, type Scope } from '../../call/Scope'
import type { Services } from '../../call/Services'
import { checkSizes, refuseIssues } from '../../submissions/FieldIssue'
import { reserveStorage } from '../../submissions/reserveStorage'
import { parseParts } from '../parseParts'
import { digestOf, isFromProgram, refuseLinks, refuseRepeated } from '../spam'
import { commentInputs } from './commentInputs'
import { takesComments } from './takesComments'

type CommentCall = Pick<Call<'sendUserComment'>, 'body' | 'commit'>

/** Stores a comment of a signed-in visitor to the town. */
export const sendUserComment: Handler<'sendUserComment'> = async (call, services) => {
  const scope = await openScope({ ...call, params: { portalName: call.body.portal } }, services)
  const { account } = await scope.visitor()
  if (!account) throw new ApiFailure(401, 'unauthorized', 'Nobody is signed in to this portal.')
  return await storeComment(call, scope, services, account.uid)
}

/** Stores a comment of an anonymous visitor to the town. The given address is all that it stores about the visitor. */
export const sendAnonymousComment: Handler<'sendAnonymousComment'> = async (call, services) => {
  const scope = await openScope({ ...call, params: { portalName: call.body.portal } }, services)
  return await storeComment(call, scope, services, null)
}

async function storeComment({ body, commit }: CommentCall, scope: Scope, services: Services, account: string | null) {
  if (!takesComments(scope)) throw notFound('The town takes no comments.')
  refuseIssues(checkSizes(body))
  const [{ email, description } = {}] = parseParts([{ inputs: commentInputs(scope.locale), given: { ...body } }], scope)
  const text = String(description)
  refuseLinks({ '/description': text })
  const row = { uid: randomUUID(), portal: scope.name, received_at: services.now(), account }
  const receipt = { data: { uid: row.uid, receivedAt: row.received_at.toISOString() } }
  if (isFromProgram(body)) return receipt
  const bytes = await reserveStorage(services, scope.name, JSON.stringify([email, text, body.url]))
  const digest = digestOf(text, body.widgetUid ?? null, body.url)
  const values = { ...row, email: String(email), text, url: body.url, widget: body.widgetUid ?? null, digest, bytes }
  return await commit(async (transaction) => {
    await refuseRepeated(transaction, 'comment', {
      portal: scope.name,
      digest,
      pointer: '/description',
      now: row.received_at,
    })
    await transaction.insertInto('comment').values(values).execute()
    await services.queueTownMail(transaction, { kind: 'comment', portal: scope.name, uid: row.uid })
    return receipt
  })
}
