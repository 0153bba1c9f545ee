import { normalizeForSearch } from '../../db/folded'
import type { Scope } from '../scope/Scope'

/** Uids of the tags that are called so, by uid or by name in any language; several stand one by one or with commas between. */
export async function findTagUids({ db, name }: Scope, keyword: string | string[]): Promise<string[]> {
  const keywords = [keyword].flat().flatMap((each) => [each, ...each.split(',')])
  const asked = new Set(keywords.map((each) => normalizeForSearch(each).trim()))
  const tags = await db.selectFrom('tag').select(['uid', 'texts']).where('portal', '=', name).execute()
  const names = (tag: (typeof tags)[number]) => [tag.uid, ...Object.values(tag.texts).map((text) => text?.name ?? '')]
  return tags.filter((tag) => names(tag).some((text) => asked.has(normalizeForSearch(text)))).map(({ uid }) => uid)
}
