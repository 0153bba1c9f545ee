import type { Block, Pin, WalkDetail } from '../../../../schemas'
import { navigateTo } from '../fragments/fragments'
import { type Fact, factList } from '../fragments/richText'
import { localized, type Scope } from '../Scope'
import { textsOf } from '../texts/textsOf'
import type { FoundWalk, StepRow } from './findWalks'
import { walkFacts } from './walkSummary'

/** Everything about a walk. */
export function walkDetail({ row, steps, marks }: FoundWalk, scope: Scope): WalkDetail {
  const text = localized(row.texts, scope)
  const { difficultyText, source, closure } = text
  const { portal } = scope
  const count = marks.reduce((sum, mark) => sum + mark.count, 0)
  const total = marks.reduce((sum, mark) => sum + mark.rate * mark.count, 0)
  return {
    ...walkFacts(row, scope),
    components: [...texts(row.uid, text, scope), ...ratings(row.uid, marks, count, total)],
    steps: steps.map(({ uid }) => uid),
    pins: steps.map((step) => stepPin(step, scope)),
    ...(row.track && { geoGpx: row.track }),
    gpxFile: row.gpx_file,
    gpxBytes: row.record.gpxBytes,
    computed: row.record.computed,
    poiUid: portal.poiUid ?? portal.portalName,
    commentCount: count,
    ...(count > 0 && { rating: Math.round((total / count) * 10) / 10 }),
    ...(row.descent !== null && { descent: row.descent }),
    ...(difficultyText && { difficultyText }),
    ...(source && { source }),
    ...(closure && { closures: [{ text: closure }] }),
    ...(row.checked_on && { checkedOn: row.checked_on }),
  }
}

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

/** The average of the marks and how they spread; nothing while nobody gave one. */
function ratings(uid: string, marks: FoundWalk['marks'], count: number, total: number): Block[] {
  if (count === 0) return []
  const rating = Math.round((total / count) * 10) / 10
  const progress = marks.map((mark) => ({ key: mark.rate, value: Math.round((mark.count / count) * 100) }))
  return [
    {
      type: 'rating',
      id: `walk-${uid}-rating`,
      data: { rating, count, progress, readAction: navigateTo(`/balade/${uid}/avis`) },
    },
  ]
}

function stepPin(step: StepRow, scope: Scope): Pin {
  const { title } = localized(step.texts, scope)
  return { lat: step.lat, lon: step.lon, title, type: 'step' }
}
