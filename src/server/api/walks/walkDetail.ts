import type { Block, Pin, RatingSummary, WalkDetail } from '../../../../schemas'
import { navigateTo } from '../fragments/fragments'
import { type Fact, factList } from '../fragments/richText'
import { ratingOffer } from '../participation/offers/ratingOffer'
import { localized, type Scope } from '../Scope'
import { textsOf } from '../texts/textsOf'
import type { FoundWalk, StepRow } from './findWalks'
import { walkFacts } from './walkSummary'

/** Everything about a walk. `offers` follow what is said of it; `own` is what the visitor thinks of it. */
export function walkDetail(
  { row, steps, summary, commentCount }: FoundWalk,
  scope: Scope,
  { offers, own }: { offers: readonly Block[]; own: RatingSummary['own'] },
): WalkDetail {
  const text = localized(row.texts, scope)
  const { difficultyText, source, closure } = text
  return {
    ...walkFacts(row, scope),
    components: [...texts(row.uid, text, scope), ...ratings(row.uid, { summary, own }, scope), ...offers],
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

/** The town as a point of interest. */
const poiOf = ({ portal }: Scope): string => portal.poiUid ?? portal.portalName

type WalkText = ReturnType<typeof localized<FoundWalk['row']['texts']['fr']>>

function texts(uid: string, text: WalkText, scope: Scope): Block[] {
  const { walks } = textsOf(scope.locale)
  const { html, surface, access, themeName } = text ?? {}
  const facts: Fact[] = [
    ...(access ? [{ name: walks.access, value: access }] : []),
    ...(surface ? [{ name: walks.surface, value: surface }] : []),
    ...(themeName ? [{ name: walks.theme, value: themeName }] : []),
  ]
  const article: Block[] = html ? [{ type: 'rich-text', id: `walk-${uid}-text`, data: { html } }] : []
  const practical: Block = {
    type: 'group',
    id: `walk-${uid}-practical`,
    data: { title: walks.practical, components: [factList(`walk-${uid}-facts`, facts, scope)] },
  }
  return [...article, practical]
}

type Opinions = { summary: FoundWalk['summary']; own: RatingSummary['own'] }

/** The average of the marks and how they spread; nothing while there is none, or the town does not ask for any. */
function ratings(uid: string, { summary, own }: Opinions, scope: Scope): Block[] {
  const { rating, count, progress: spread } = summary
  const offer = ratingOffer(scope, 'balade', uid, own)
  if (count === 0 && !offer.rateAction) return []
  const progress = spread.map(({ key, value }) => ({ key, value }))
  const readAction = count > 0 && { readAction: navigateTo(`/balade/${uid}/avis/${poiOf(scope)}`) }
  return [{ type: 'rating', id: `walk-${uid}-rating`, data: { rating, count, progress, ...offer, ...readAction } }]
}

function stepPin(step: StepRow, scope: Scope): Pin {
  const { title } = localized(step.texts, scope)
  return { lat: step.lat, lon: step.lon, title, type: 'step' }
}
