import type { Block, Pin, RatingSummary, WalkDetail } from '../../../../schemas'
import { walkReviewsPath } from '../../../../schemas/routes/walkPaths'
import { localized, type Scope } from '../call/Scope'
import { type Fact, factList } from '../fragments/richText'
import { ratingBlock } from '../participation/offers/ratingBlock'
import { textsOf } from '../texts/textsOf'
import type { FoundWalk, StepRow } from './findWalks'
import { walkFacts } from './walkSummary'

/** Returns the details of a walk. `offers` are blocks after its texts and ratings; `own` is the visitor's review. */
export function walkDetail(
  { row, steps, summary, commentCount }: FoundWalk,
  scope: Scope,
  { offers, own }: { offers: readonly Block[]; own: RatingSummary['own'] },
): WalkDetail {
  const text = localized(row.texts, scope)
  const { difficultyText, source, closure } = text
  const target = { dataType: 'balade', dataUid: row.uid } as const
  const readPath = walkReviewsPath(row.uid, poiOf(scope))
  const ratings = ratingBlock(scope, target, `walk-${row.uid}`, { summary, own, readPath })
  return {
    ...walkFacts(row, scope),
    components: [...textBlocks(row.uid, text, scope), ...ratings, ...offers],
    steps: steps.map(({ uid }) => uid),
    pins: steps.map((step) => stepPin(step, scope)),
    ...(row.track && { geoGpx: row.track }),
    gpxFile: row.gpx_file,
    gpxBytes: row.record.gpxBytes,
    computed: row.record.computed,
    poiUid: poiOf(scope),
    commentCount,
    ...(summary.count > 0 && { rating: summary.rating }),
    ...(row.descent !== null && { descent: row.descent }),
    ...(difficultyText && { difficultyText }),
    ...(source && { source }),
    ...(closure && { closures: [{ text: closure }] }),
    ...(row.checked_on && { checkedOn: row.checked_on }),
  }
}

/** The town's uid as a point of interest. */
const poiOf = ({ portal }: Scope): string => portal.poiUid ?? portal.portalName

type WalkText = ReturnType<typeof localized<FoundWalk['row']['texts']['fr']>>

function textBlocks(uid: string, text: WalkText, scope: Scope): Block[] {
  const texts = textsOf(scope.locale)
  const { html, surface, access, themeName } = text ?? {}
  const facts: Fact[] = [
    ...(access ? [{ name: texts('walk.access'), value: access }] : []),
    ...(surface ? [{ name: texts('walk.surface'), value: surface }] : []),
    ...(themeName ? [{ name: texts('walk.theme'), value: themeName }] : []),
  ]
  const article: Block[] = html ? [{ type: 'rich-text', id: `walk-${uid}-text`, data: { html } }] : []
  const practical: Block = {
    type: 'group',
    id: `walk-${uid}-practical`,
    data: { title: texts('walk.practical'), components: [factList(`walk-${uid}-facts`, facts, scope)] },
  }
  return [...article, practical]
}

function stepPin(step: StepRow, scope: Scope): Pin {
  const { title } = localized(step.texts, scope)
  return { lat: step.lat, lon: step.lon, title }
}
