import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Portal } from '../../../../schemas'
import { isObject, own } from '../../../../schemas/engine'
import { targetPath, titleOf } from '../../api/participation/participationTarget'
import { decideReview, findReview, type Review } from '../../api/participation/ratings/decideReview'
import type { Database } from '../../db/Tables'
import { parseUrlEncoded } from '../../http/parseUrlEncoded'
import { checkReviewToken, reviewSegment } from '../../identity/reviewToken'
import { reviewPage } from './reviewPage'
import { reviewTexts } from './reviewTexts'

type Options = {
  db: Database
  /** Key of the links' signatures. All servers of a site share it. */
  secret: string
  now: () => Date
  readChanges(): Promise<void>
}

type Params = { card: string; uid: string; token: string }

/**
 * Serves the page that the mail about a new review links to. Opening it changes nothing, because mail programs prefetch links; its
 * two buttons publish or refuse the review. The URL is the permission, so the log has only its pattern.
 */
export async function registerReviews(app: FastifyInstance, { db, secret, now, readChanges }: Options): Promise<void> {
  const address = `/:card/${reviewSegment}/:uid/:token`

  const open = ({ params }: FastifyRequest<{ Params: Params }>) => openReview(params, { db, secret, now })

  app.get<{ Params: Params }>(address, async (request, reply) => {
    const { permission, review, texts, page } = await open(request)
    if (permission === 'expired') return send(reply, 410, reviewPage({ ...page, message: texts('expired') }))
    if (!review) return send(reply, 404, reviewPage({ ...page, message: texts('missing') }))
    const message = review.status === 'waiting' ? undefined : texts(review.status)
    return send(reply, 200, reviewPage({ ...page, review, message }))
  })

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, body: string) => parseUrlEncoded(body),
    )
    scope.post<{ Params: Params }>(address, { bodyLimit: 1024 }, async (request, reply) => {
      const { permission, review, texts, page } = await open(request)
      if (permission === 'expired') return send(reply, 410, reviewPage({ ...page, message: texts('expired') }))
      const fields = isObject(request.body) ? request.body : {}
      const decision = own(fields, 'decision')
      if (!review || (decision !== 'published' && decision !== 'refused')) {
        return send(reply, 404, reviewPage({ ...page, message: texts('missing') }))
      }
      const { card, uid } = request.params
      const seen = String(own(fields, 'seen'))
      const status = await decideReview(db, { portal: card, uid, decision, seen })
      await readChanges()
      if (status !== 'waiting') return send(reply, 200, reviewPage({ ...page, message: texts(status) }))
      const changed = await findReview(db, card, uid)
      return send(
        reply,
        409,
        reviewPage({ ...page, ...(changed && { review: changed }), message: texts('changed'), asks: true }),
      )
    })
  })
}

/** Finds the review, verifies the permission of the link, and returns what every page of the review shows. */
async function openReview(
  { card: portal, uid, token }: Params,
  { db, secret, now }: Pick<Options, 'db' | 'secret' | 'now'>,
) {
  const row = await db.selectFrom('portal').select('record').where('name', '=', portal).executeTakeFirst()
  const permission = row ? checkReviewToken(secret, { portal, uid }, token, now()) : 'forged'
  const review = permission === 'good' ? await findReview(db, portal, uid) : undefined
  const about = row && review && (await subjectOf(db, portal, row.record, review))
  const locale = row?.record.defaultLocale ?? 'fr'
  const texts = reviewTexts(locale)
  return { permission, review, texts, page: { locale, town: row?.record.name ?? '', texts, about } }
}

/** Finds the title of the reviewed record in the town's language, and the URL of its page. */
async function subjectOf(
  db: Database,
  name: string,
  portal: Portal,
  { data_type: dataType, data_uid: dataUid }: Review,
) {
  const title = await titleOf({ db, name, portal, locale: portal.defaultLocale }, dataType, dataUid)
  return title === undefined ? undefined : { title, href: `/${name}${targetPath({ dataType, dataUid })}` }
}

const send = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' })
    .type('text/html; charset=utf-8')
    .send(html)
