import { createHash, randomUUID } from 'node:crypto'
import { notFound } from '../../../http/ApiFailure'
import type { Commit } from '../../call/answerOnce'
import type { Handler } from '../../call/Handler'
import { openScope, type Scope } from '../../call/Scope'
import type { Services } from '../../call/Services'
import { checkSizes, fieldIssue, refuseIssues } from '../../submissions/FieldIssue'
import type { FormValues } from '../../submissions/parseForm'
import { reserveStorage } from '../../submissions/reserveStorage'
import { readPhoto } from '../../submissions/uploads/readPhoto'
import { parseParts } from '../parseParts'
import { openPoiScope, type ParticipationTarget, portalOf, requireTarget } from '../participationTarget'
import { digestOf, isFromProgram, refuseLinks, refuseRepeated } from '../spam'
import { commonInputs, findStepOptions, ownInputs } from './categoryInputs'
import { categoriesOf, categoryTree, leafCategories } from './categoryTree'

const maxFields = 50

export const listSuggestionCategories: Handler<'listSuggestionCategories'> = async (call, services) => {
  const { portalName } = call.query
  const scope = portalName
    ? await openScope({ ...call, params: { portalName } }, services)
    : await portalOf(call, services, call.params)
  const { title, ...target } = await requireTarget(scope, call.params.dataType, call.params.dataUid)
  return { data: { title, categories: categoryTree(scope, target, await findStepOptions(scope, target)) } }
}

type Parsed = {
  category: string
  text: string
  email: string | null
  fields: FormValues
  files: unknown
}

/** Stores a suggestion, with its picture. */
export const suggest: Handler<'suggest'> = async (call, services) => {
  const { body } = call
  refuseIssues(checkSizes(body))
  const scope = await openPoiScope(call, services)
  const { title: _, ...target } = await requireTarget(scope, body.dataType, body.dataUid)
  const parsed = await parseSuggestion(scope, target, body)
  const fields = Object.entries(parsed.fields).map(([name, value]) => [`/fields/${name}`, value])
  refuseLinks({ '/comment': parsed.text, ...Object.fromEntries(fields) })
  const picture = await readPhoto(parsed.files)
  const { account } = await scope.visitor()
  const row = { uid: randomUUID(), received_at: services.now(), account: account?.uid ?? null }
  if (isFromProgram(body)) return receiptOf(row)
  return await store(row, { target, parsed, picture }, services, call.commit)
}

type Body = { category: string | null; comment?: unknown; email?: unknown; fields?: FormValues; files?: unknown }

/** Parses a suggestion with the fields of its category. Throws a 400 with the issues of all fields. */
async function parseSuggestion(scope: Scope, target: ParticipationTarget, body: Body): Promise<Parsed> {
  const { fields = {}, files, ...given } = body
  const rows = leafCategories(categoriesOf(scope, target))
  if (rows.length === 0) throw notFound('Nothing can be suggested about this.')
  const chosen = body.category ?? (rows.length === 1 ? rows[0]?.uid : undefined)
  if (chosen === undefined || chosen === '') {
    refuseIssues([fieldIssue('missing-property', '/category', 'A category must be chosen.')])
  }
  const category = rows.find(({ uid }) => uid === chosen)
  if (!category) {
    refuseIssues([fieldIssue('wrong-value', '/category', 'The category does not exist.')])
    throw new TypeError('refuseIssues returned despite an issue.')
  }
  if (Object.keys(fields).length > maxFields) {
    refuseIssues([fieldIssue('too-large', '/fields', `A suggestion has at most ${maxFields} fields.`)])
  }
  const { kind } = category
  const common = commonInputs(scope, { kind, isFirst: category === rows[0] })
  const steps = kind === 'step' ? await findStepOptions(scope, target) : []
  const own = ownInputs(scope, target, { kind, steps })
  const [top = {}, parsed = {}] = parseParts(
    [
      { inputs: common, given: { ...given, files }, renamed: { description: 'comment' } },
      { inputs: own, given: fields, at: '/fields' },
    ],
    scope,
  )
  const { description, email } = top
  return {
    category: category.uid,
    text: typeof description === 'string' ? description : '',
    email: typeof email === 'string' ? email : null,
    fields: parsed,
    files: top.files,
  }
}

type Content = { target: ParticipationTarget; parsed: Parsed; picture: string | null }

type NewRow = { uid: string; received_at: Date; account: string | null }

const receiptOf = ({ uid, received_at }: NewRow) => ({ data: { uid, receivedAt: received_at.toISOString() } })

async function store(
  row: NewRow,
  { target, parsed, picture }: Content,
  services: Services,
  commit: Commit,
): Promise<ReturnType<typeof receiptOf>> {
  const { portal, dataType, dataUid } = target
  const { category, text, email } = parsed
  const fields = JSON.stringify(parsed.fields)
  const bytes = await reserveStorage(services, portal, JSON.stringify([text, email, fields, picture]))
  const hash = picture && createHash('sha256').update(picture).digest('base64url')
  const digest = digestOf(`${text}\n${fields === '{}' ? '' : fields}`, category, dataType, dataUid, hash)
  return await commit(async (transaction) => {
    const sent = { portal, digest, pointer: '/comment', now: row.received_at }
    await refuseRepeated(transaction, 'suggestion', sent)
    await transaction
      .insertInto('suggestion')
      .values({
        ...row,
        portal,
        data_type: dataType,
        data_uid: dataUid,
        category,
        email,
        text,
        fields,
        picture,
        digest,
        bytes,
      })
      .execute()
    await services.queueTownMail(transaction, { kind: 'suggestion', portal, uid: row.uid })
    return receiptOf(row)
  })
}
