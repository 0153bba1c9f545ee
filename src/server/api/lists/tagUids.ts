import { folded } from '../../db/folded'
import type { Scope } from '../scope/Scope'

/** Uids of the tags that are called so, by uid or by name in any language. */
export async function tagUids({ db, name }: Scope, keyword: string): Promise<string[]> {
  const asked = folded(keyword).trim()
  const tags = await db.selectFrom('tag').select(['uid', 'texts']).where('portal', '=', name).execute()
  const names = (tag: (typeof tags)[number]) => [tag.uid, ...Object.values(tag.texts).map((text) => text?.name ?? '')]
  return tags.filter((tag) => names(tag).some((text) => folded(text) === asked)).map(({ uid }) => uid)
}
