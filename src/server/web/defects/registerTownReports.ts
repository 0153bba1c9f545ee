import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DefectStatus } from '../../../../schemas'
import { isObject, own } from '../../../../schemas/engine'
import { hasService } from '../../../../schemas/routes/services'
import { decideReport, findTownReport, type TownDecision, type TownReport } from '../../api/defects/townReport'
import type { Database } from '../../db/Tables'
import { parseUrlEncoded } from '../../http/parseUrlEncoded'
import { checkReportToken, reportSegment } from '../../identity/reportToken'
import { maxAnswer } from './townReportForm'
import { townReportPage } from './townReportPage'
import { townReportTexts } from './townReportTexts'

type Options = {
  db: Database
  /** Key of the links' signatures. All servers of a site share it. */
  secret: string
  now: () => Date
  readChanges(): Promise<void>
}

type Params = { card: string; uid: string; token: string }

/**
 * Serves the page that the mail about a report links to, where the town changes its status, answers it and releases what residents
 * may see. Opening it changes nothing, because mail programs prefetch links. The URL is the permission, so the log has only its pattern.
 */
export async function registerTownReports(app: FastifyInstance, options: Options): Promise<void> {
  const address = `/:card/${reportSegment}/:uid/:token`

  app.get<{ Params: Params }>(address, async (request, reply) => {
    const { status, page } = await open(request, options)
    return send(reply, status, page)
  })

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, body: string) => parseUrlEncoded(body),
    )
    scope.post<{ Params: Params }>(address, { bodyLimit: 16 * 1024 }, async (request, reply) => {
      const { status, page } = await open(request, options)
      const decision = page.report && readDecision(page.report, request.body)
      if (status !== 200 || !decision) return send(reply, status === 200 ? 400 : status, page)
      const isDone = await decideReport(options, decision)
      await options.readChanges()
      const message = page.texts(isDone ? 'saved' : 'changed')
      return send(reply, isDone ? 200 : 409, { ...(await open(request, options)).page, message })
    })
  })
}

type Page = Parameters<typeof townReportPage>[0]

/** Verifies the permission of the link, and returns what its page shows. */
async function open({ params }: FastifyRequest<{ Params: Params }>, { db, secret, now }: Options) {
  const { card: portal, uid, token } = params
  const stored = await db.selectFrom('portal').select('record').where('name', '=', portal).executeTakeFirst()
  const record = stored && hasService(stored.record, 'defects') ? stored.record : undefined
  const permission = record ? checkReportToken(secret, { portal, uid }, token, now()) : 'forged'
  const report = permission === 'good' ? await findTownReport(db, secret, { portal, uid }) : undefined
  const locale = record?.defaultLocale ?? 'fr'
  const texts = townReportTexts(locale)
  const page: Page = { locale, town: record?.name ?? '', portal, texts, report }
  if (permission === 'expired') return { status: 410, page: { ...page, message: texts('expired') } }
  if (!report) return { status: 404, page: { ...page, message: texts('missing') } }
  return { status: 200, page }
}

const statuses: readonly DefectStatus[] = ['received', 'in-progress', 'done', 'refused']

/** Reads the form of the page; undefined when it lacks a status. Status and answer of an external report come from its system. */
function readDecision({ row, isExternal }: TownReport, body: unknown): TownDecision | undefined {
  const fields = isObject(body) ? body : {}
  const status = statuses.find((each) => each === own(fields, 'status'))
  if (!status) return undefined
  const answer = String(own(fields, 'answer') ?? '').trim()
  const photos = [own(fields, 'photo') ?? []].flat().map(String)
  return {
    uid: row.uid,
    seen: String(own(fields, 'seen')),
    status: isExternal ? row.status : status,
    answer: isExternal || answer === '' ? undefined : answer.slice(0, maxAnswer),
    releasesDescription: own(fields, 'description') === 'on',
    photos: photos.filter((photo) => /^[0-9a-f-]{36}$/.test(photo)),
  }
}

const send = (reply: FastifyReply, status: number, page: Page): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' })
    .type('text/html; charset=utf-8')
    .send(townReportPage(page))
