import { type Selectable, sql } from 'kysely'
import { selectTogether } from '../../db/selectTogether'
import type { Tables } from '../../db/Tables'
import { filterCondition, type Range } from '../call/listQueries'
import { localized, type Scope } from '../call/Scope'
import { commentsOn, selectSummary, toSummary } from '../participation/ratings/ratingSummary'
import type { Theme, WalkCondition } from './walkFilter'

export type WalkRow = Selectable<Tables['walk']>
export type StepRow = Selectable<Tables['walk_step']>

/** A row of a list, without its track. */
export type ListedWalk = Omit<WalkRow, 'track' | 'search' | 'record'>

const listedColumns = [
  'portal',
  'uid',
  'position',
  'gpx_file',
  'theme',
  'difficulty',
  'length',
  'duration',
  'ascent',
  'descent',
  'lat',
  'lon',
  'accessibility',
  'image',
  'checked_on',
  'texts',
] as const

const walksOf = ({ db, name }: Scope) => db.selectFrom('walk').where('portal', '=', name)

/** Finds a range of the walks that meet a condition, in the order of the town, and their total number. */
export async function findWalks(
  scope: Scope,
  condition: WalkCondition,
  { offset, limit }: Range,
): Promise<{ rows: ListedWalk[]; total: number }> {
  const { difficulties, length, duration, needs, theme, query } = condition
  let found = walksOf(scope).where(await filterCondition(scope, { query }))
  if (difficulties.length > 0) found = found.where('difficulty', 'in', difficulties)
  if (length) found = found.where('length', '>=', length.min).where('length', '<=', finite(length.max))
  if (duration) found = found.where('duration', '>=', duration.min).where('duration', '<=', finite(duration.max))
  if (needs.length > 0) found = found.where(sql<boolean>`accessibility @> ${JSON.stringify(needs)}::jsonb`)
  if (theme) found = found.where('theme', '=', theme)
  const { rows, counted } = await selectTogether(scope.db, {
    rows: found.select(listedColumns).orderBy('position').orderBy('uid').offset(offset).limit(limit),
    counted: found.select(({ fn }) => fn.countAll<number>().as('total')),
  })
  return { rows, total: counted[0]?.total ?? 0 }
}

/** SQL has no infinite integer. No walk is longer, in km or minutes. */
const finite = (max: number): number => Math.min(max, 1_000_000)

/** Reads the themes of the town's walks, in the order of the walks. */
export async function findThemes(scope: Scope): Promise<Theme[]> {
  const rows = await walksOf(scope).select(['theme', 'texts']).orderBy('position').execute()
  const names = new Map<string, string>()
  for (const { theme, texts } of rows) if (!names.has(theme)) names.set(theme, localized(texts, scope).themeName)
  return [...names].map(([uid, name]) => ({ uid, name }))
}

/** A walk with its steps and the summary of its ratings. */
export type FoundWalk = {
  row: WalkRow
  steps: StepRow[]
  summary: ReturnType<typeof toSummary>
  /** Number of reviews with a text. */
  commentCount: number
}

export async function findWalk(scope: Scope, uid: string): Promise<FoundWalk | undefined> {
  const { db, name } = scope
  const target = { portal: name, dataType: 'balade', dataUid: uid } as const
  const { rows, steps, summaries, comments } = await selectTogether(db, {
    rows: walksOf(scope).where('uid', '=', uid).selectAll(),
    steps: stepsOf(scope, uid),
    summaries: selectSummary(db, target),
    comments: commentsOn(db, target).select(({ fn }) => fn.countAll<number>().as('total')),
  })
  const [row] = rows
  return row && { row, steps, summary: toSummary(summaries[0]), commentCount: comments[0]?.total ?? 0 }
}

/** Selects the steps of a walk in order. */
export const stepsOf = ({ db, name }: Scope, walk: string) =>
  db.selectFrom('walk_step').selectAll().where('portal', '=', name).where('walk', '=', walk).orderBy('position')
