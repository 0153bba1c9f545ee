import { randomUUID } from 'node:crypto'
import { notFound } from '../../http/ApiFailure'
import { visitorIn } from '../../identity/Visitor'
import type { Caller, Handler } from '../call/Handler'
import { openScope, type Scope } from '../call/Scope'
import { checkSizes, refuseIssues } from '../submissions/FieldIssue'
import { type FormValues, parseForm } from '../submissions/parseForm'
import { reserveStorage } from '../submissions/reserveStorage'
import { reencodePictures } from '../submissions/uploads/reencodePictures'
import { checkUploads, nameUploads } from '../submissions/uploads/uploads'
import { findForm } from './findForm'

/** Stores a submitted form, with the account of a signed-in sender. */
export const fillForm: Handler<'fillForm'> = async (call, services) => {
  const { portalName, form } = call.query
  refuseIssues(checkSizes(call.body))
  const scope = await openScope({ ...call, params: { portalName } }, services)
  const found = await findForm(scope, ({ id }) => id === form)
  if (!found) throw notFound(`No form of this portal has the id "${form}".`)
  const fields = await parseFilled(found.form.data, call.body, scope)
  const json = JSON.stringify(fields)
  const bytes = await reserveStorage(services, scope.name, json)
  const account = await senderOf(call, scope.name)
  const row = { uid: randomUUID(), portal: scope.name, received_at: services.now(), form, account }
  return await call.commit(async (transaction) => {
    await transaction
      .insertInto('filled_form')
      .values({ ...row, fields: json, bytes })
      .execute()
    await services.queueTownMail(transaction, { kind: 'form', portal: scope.name, uid: row.uid })
    return { data: { uid: row.uid, receivedAt: row.received_at.toISOString() } }
  })
}

/** Returns the uid of the account that is signed in to the portal, or null. */
export const senderOf = async ({ visitor }: Pick<Caller, 'visitor'>, portal: string): Promise<string | null> =>
  visitorIn(await visitor(), portal).account?.uid ?? null

type Form = Parameters<typeof parseForm>[0]

/** Validates submitted values against the form and encodes its pictures again. Throws a 400 with the issues of its fields and files. */
export async function parseFilled(form: Form, given: FormValues, scope: Scope): Promise<FormValues> {
  const values = nameUploads(parseForm(form, given, scope))
  refuseIssues(await checkUploads(form.inputs, values))
  return await reencodePictures(values)
}
