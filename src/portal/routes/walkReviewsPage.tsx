import type { Block, WalkDetail } from '../../../schemas/engine'
import type { Query } from '../api/Query'
import type { RoutePage } from '../location/Route'
import { useRouteMatch } from '../location/Route'
import { portalPath } from '../location/urls'
import { useShellText } from '../session/Session'
import { PageTop } from '../shell/PageTop'
import { PageBlocks } from '../shell/PageView'
import view from '../shell/PageView.module.css'
import { walkTexts } from '../texts/walks/walkTexts'
import { commentsQuery, poiOf, walkQuery } from '../walks/walkQueries'

type Queries = { walk: Query<'readWalk'>; comments: Query<'listComments'> }

type ReviewsData = { title: string; subject: WalkDetail | undefined; components: readonly Block[] }

/** What visitors think of a walk, with the button to rate it, and what they wrote. The path names the town and the walk. */
export const walkReviewsPage: RoutePage<Queries, ReviewsData> = {
  texts: walkTexts,
  queries: ({ scope, params }) => ({
    walk: walkQuery(scope, params.uid ?? ''),
    comments: commentsQuery(poiOf(scope, params.poi), params.uid ?? ''),
  }),
  data: ({ walk: walkQuery, comments: commentsQuery }, read, { shellText }) => {
    const comments = read.required(commentsQuery)
    const walk = read.optional(walkQuery)
    return {
      title: shellText('walks.reviews', { count: comments.componentData.total, title: walk?.title ?? '' }),
      subject: walk,
      components: [...ratingOf(walk), { type: 'comments', id: 'comments', data: comments }],
    }
  },
  head: ({ title }, { portal, scope, params }) => ({
    status: 200,
    title,
    kind: 'website',
    path: portalPath(
      portal.cardName,
      `/balade/${encodeURIComponent(params.uid ?? '')}/avis/${encodeURIComponent(poiOf(scope, params.poi))}`,
    ),
  }),
  blocks: ({ components }) => components,
  Component: ReviewsScreen,
}

/** The rating block of the walk without its link to this page. */
const ratingOf = (walk: WalkDetail | undefined): Block[] =>
  (walk?.components ?? []).flatMap((block): Block[] => {
    if (block.type !== 'rating') return []
    const { readAction: _, ...data } = block.data
    return [{ ...block, data }]
  })

function ReviewsScreen({ data: { title, subject, components } }: { data: ReviewsData }) {
  const text = useShellText()
  const { params } = useRouteMatch()
  return (
    <div className={view.text}>
      <PageTop
        steps={[
          { title: text('home'), path: '/' },
          { title: text('walks.title'), path: '/balade' },
          ...(subject ? [{ title: subject.title, path: `/balade/${encodeURIComponent(params.uid ?? '')}` }] : []),
          { title },
        ]}
      />
      <header className={view.header}>
        <h1 className={view.title}>{title}</h1>
      </header>
      <PageBlocks components={components} />
    </div>
  )
}
