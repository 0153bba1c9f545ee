import { sql } from 'kysely'
import type { Content, Page } from '../../../../schemas'
import { contentPath, menuSectionPath } from '../../../../schemas/routes/pagePaths'
import { likePattern } from '../call/listQueries'
import { foreignLocale, localized, type Scope } from '../call/Scope'
import { textsOf } from '../texts/textsOf'

type Titles = { [Locale in keyof Content['translations']]?: string }

/** A content page. `texts` is null for pages that were read for the breadcrumb only. */
type ContentRow = { uid: string; parent: string | null; titles: Titles; texts: Content['translations'] | null }

/** Content pages and all of their ancestors, by uid. */
export type Contents = ReadonlyMap<string, ContentRow>

/** Finds the pages of two uids and their ancestors. Only the page of `uid` has its texts. */
export async function findContents({ db, name }: Scope, uid: string, other: string | undefined): Promise<Contents> {
  const uids = other === undefined ? [uid] : [uid, other]
  const rows = await db
    .withRecursive('line(uid, parent)', (line) =>
      line
        .selectFrom('content')
        .select(['uid', 'parent'])
        .where('portal', '=', name)
        .where('uid', 'in', uids)
        // `union` without `all` skips known rows, so cyclic parents end the recursion.
        .union(
          line
            .selectFrom('content')
            .innerJoin('line', 'line.parent', 'content.uid')
            .select(['content.uid', 'content.parent'])
            .where('content.portal', '=', name),
        ),
    )
    .selectFrom('line')
    .innerJoin('content', (join) => join.onRef('content.uid', '=', 'line.uid').on('content.portal', '=', name))
    .select(['content.uid', 'content.parent'])
    .select((eb) => eb.case().when('content.uid', '=', uid).then(eb.ref('content.texts')).end().as('texts'))
    .select(
      sql<Titles>`(select json_object_agg(page.key, page.value->'title') from json_each(content.texts) as page)`.as(
        'titles',
      ),
    )
    .execute()
  return new Map(rows.map((row) => [row.uid, row]))
}

/** Selects the texts of the content pages whose JSON contains the string as a value, sorted by uid. */
export const contentsWith = ({ db, name }: Pick<Scope, 'db' | 'name'>, value: string) =>
  db
    .selectFrom('content')
    .select('texts')
    .where('portal', '=', name)
    .where(sql`texts::text`, 'like', likePattern(JSON.stringify(value)))
    .orderBy('uid')

type Breadcrumb = NonNullable<Page['breadcrumb']>

/** Finds the page or the section of the menu that a page was opened from, as a step of its breadcrumb. */
export async function findStep(scope: Scope, contents: Contents, uid: string): Promise<Breadcrumb[number] | undefined> {
  const content = contents.get(uid)
  if (content)
    return { title: localized(content.titles, scope), ...foreignLocale(content.titles, scope), path: contentPath(uid) }
  const row = await scope.db
    .selectFrom('menu_item')
    .select(['texts', 'path'])
    .where('portal', '=', scope.name)
    .where('uid', '=', uid)
    .executeTakeFirst()
  return (
    row && {
      title: localized(row.texts, scope).title,
      ...foreignLocale(row.texts, scope),
      path: row.path ?? menuSectionPath(uid),
    }
  )
}

/** Adds a step below home to the breadcrumb of a page. */
export function withStep(page: Page, step: Breadcrumb[number] | undefined): Page {
  const [home, ...steps] = page.breadcrumb ?? []
  if (!step || !home || steps.some(({ path }) => path === step.path)) return page
  return { ...page, breadcrumb: [home, step, ...steps] }
}

/** Returns the breadcrumb from home through the ancestors to a title. Stops at a cycle of parents. */
export function breadcrumbBelow(
  scope: Scope,
  contents: Contents,
  parent: string | null | undefined,
  title: string,
): Breadcrumb {
  const steps: Breadcrumb = [{ title }]
  const seen = new Set<string>()
  for (let uid = parent; uid && !seen.has(uid); ) {
    seen.add(uid)
    const content = contents.get(uid)
    if (!content) break
    steps.unshift({
      title: localized(content.titles, scope),
      ...foreignLocale(content.titles, scope),
      path: contentPath(uid),
    })
    uid = content.parent
  }
  return [{ title: textsOf(scope.locale)('home'), path: '/' }, ...steps]
}
