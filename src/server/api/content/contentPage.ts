import type { Page } from '../../../../schemas'
import { notFound } from '../../http/ApiFailure'
import type { Handler } from '../Handler'
import { findPlace } from '../places/findPlace'
import { placePage, placesPage, placesUid } from '../places/placePage'
import { localized, openScope, type Scope } from '../Scope'
import { textsOf } from '../texts/textsOf'
import { wastePage } from '../waste/wastePage'
import { liveBlocks } from './liveBlocks'

/**
 * The page of a uid: one the town wrote, else the place of that uid, else the list of places, else a waste zone. `from` is
 * the uid of the page the visitor came from, which then leads the breadcrumb.
 */
async function contentPage(scope: Scope, uid: string, from: string | undefined): Promise<Page | undefined> {
  const content = await findContent(scope, uid)
  if (content) {
    const page = localized(content.texts, scope)
    const parent = from && (await findContent(scope, from)) ? from : content.parent
    const components = await liveBlocks(scope, page.components)
    return { ...page, components, breadcrumb: page.breadcrumb ?? (await findBreadcrumb(scope, parent, page.title)) }
  }
  const place = await findPlace(scope, uid)
  if (place) return placePage(place, scope)
  if (uid === placesUid) return await placesPage(scope)
  const waste = await wastePage(scope, uid)
  const above = from && (await findContent(scope, from)) ? from : null
  return waste && { ...waste, breadcrumb: await findBreadcrumb(scope, above, waste.title) }
}

const findContent = ({ db, name }: Scope, uid: string) =>
  db.selectFrom('content').selectAll().where('portal', '=', name).where('uid', '=', uid).executeTakeFirst()

type Breadcrumb = NonNullable<Page['breadcrumb']>

/** The breadcrumb from home through the parents of a page. It stops where the parents form a circle. */
async function findBreadcrumb(scope: Scope, parent: string | null, title: string): Promise<Breadcrumb> {
  const steps: Breadcrumb = [{ title }]
  const seen = new Set<string>()
  for (let uid = parent; uid && !seen.has(uid); ) {
    seen.add(uid)
    const content = await findContent(scope, uid)
    if (!content) break
    steps.unshift({ title: localized(content.texts, scope).title, path: `/contenu/${uid}` })
    uid = content.parent
  }
  return [{ title: textsOf(scope.locale).home, path: '/' }, ...steps]
}

export const readContent: Handler<'readContent'> = async (call, services) => {
  const scope = await openScope(call, services)
  const page = await contentPage(scope, call.params.uid, call.query.parent)
  if (!page) throw notFound(`No content is called "${call.params.uid}".`)
  return { data: page }
}
