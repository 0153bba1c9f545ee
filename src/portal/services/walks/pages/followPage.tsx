import { useMemo } from 'react'
import type { WalkDetail, WalkStepList } from '../../../../../schemas/engine'
import type { Query } from '../../../api/Query'
import type { RoutePage } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import { FollowWalk } from '../follow/FollowWalk'
import { useStepSections } from '../reading/useStepSections'
import { walkQuery, walkStepsQuery } from '../walkQueries'
import { walkTexts } from '../walkTexts'

type Queries = { walk: Query<'readWalk'>; steps: Query<'listWalkSteps'> }

type FollowData = { walk: WalkDetail; steps: WalkStepList['items'] }

/** Guides the visitor along a walk by the device's position. */
export const followPage: RoutePage<Queries, FollowData> = {
  texts: walkTexts,
  queries: ({ scope, params }) => ({
    walk: walkQuery(scope, params.uid ?? ''),
    steps: walkStepsQuery(scope, params.uid ?? ''),
  }),
  data: ({ walk, steps }, read) => ({ walk: read.required(walk), steps: read.optional(steps)?.items ?? [] }),
  head: ({ walk }, { shellText }) => ({
    status: 200,
    title: `${shellText('walks.follow')} – ${walk.title}`,
    kind: 'website',
  }),
  Component: FollowScreen,
}

function FollowScreen({ data: { walk, steps } }: { data: FollowData }) {
  const { portal, shellText: text } = useSession()
  const sections = useStepSections(walk.uid, steps)
  const followed = useMemo(
    () =>
      steps.flatMap(({ uid, title, lat, lon, distance }) => {
        if (lat === undefined || lon === undefined) return []
        const path = `/balade/${encodeURIComponent(walk.uid)}/etape/${encodeURIComponent(uid)}`
        const href = portalPath(portal.cardName, path)
        return [{ uid, title, lat, lon, alongKm: distance, href, sections: sections.get(uid) }]
      }),
    [steps, sections, walk.uid, portal.cardName],
  )
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{walk.title}</h1>
      </header>
      {walk.geoGpx ? (
        <FollowWalk uid={walk.uid} title={walk.title} track={walk.geoGpx} lengthKm={walk.length} steps={followed} />
      ) : (
        <p>{text('walks.noTrack')}</p>
      )}
    </>
  )
}
