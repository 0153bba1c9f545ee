import type { Page } from '../../../../schemas'
import { livePolls } from '../polls/livePolls'
import { localized } from '../scope/localized'
import type { Scope } from '../scope/Scope'
import { textsOf } from '../texts/textsOf'
import { placePage } from './placePage'
import { placesPage, placesUid } from './placesPage'

/** A page written by the town, else a place of that uid, else the list of places. */
export async function contentPage(scope: Scope, uid: string, from: string | undefined): Promise<Page | undefined> {
  const content = await findContent(scope, uid)
  if (content) {
    const page = localized(content.texts, scope)
    const parent = from && (await findContent(scope, from)) ? from : content.parent
    const components = await livePolls(scope, page.components)
    return { ...page, components, breadcrumb: page.breadcrumb ?? (await trail(scope, parent, page.title)) }
  }
  const place = await scope.db
    .selectFrom('place')
    .selectAll()
    .where('portal', '=', scope.name)
    .where('uid', '=', uid)
    .executeTakeFirst()
  if (place) return placePage(place, scope)
  return uid === placesUid ? await placesPage(scope) : undefined
}

const findContent = ({ db, name }: Scope, uid: string) =>
  db.selectFrom('content').selectAll().where('portal', '=', name).where('uid', '=', uid).executeTakeFirst()

type Trail = NonNullable<Page['breadcrumb']>

/** The way from home through the contents above a page; contents that go round in a circle end it. */
async function trail(scope: Scope, parent: string | null, title: string): Promise<Trail> {
  const steps: Trail = [{ title }]
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
