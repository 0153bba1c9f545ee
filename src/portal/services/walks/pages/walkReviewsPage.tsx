import type { Block, WalkDetail } from '../../../../../schemas/engine'
import { pageIn } from '../../../api/pageQueries'
import type { Query } from '../../../api/Query'
import type { PageContext, RoutePage } from '../../../location/Route'
import { useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { useShellText } from '../../../session/Session'
import { PageTop } from '../../../shell/PageTop'
import { PageBlocks } from '../../../shell/PageView'
import view from '../../../shell/PageView.module.css'
import { commentsQuery, poiOf, reviewsPageSize, walkQuery } from '../walkQueries'
import { walkTexts } from '../walkTexts'

type Queries = { walk: Query<'readWalk'>; comments: Query<'listComments'> }

type ReviewsData = { title: string; subject: WalkDetail | undefined; components: readonly Block[] }

/**
 * The reviews of a walk, one page at a time, with a button to rate it. The path names the point of interest and the
 * walk, the query the page.
 */
export const walkReviewsPage: RoutePage<Queries, ReviewsData> = {
  texts: walkTexts,
  queries: ({ scope, params, search }) => ({
    walk: walkQuery(scope, params.uid ?? ''),
    comments: commentsQuery(poiOf(scope, params.poi), params.uid ?? '', pageIn(search) ?? 1),
  }),
  data: ({ walk: walkQuery, comments: commentsQuery }, read, context) => {
    const comments = read.required(commentsQuery)
    const walk = read.optional(walkQuery)
    const { total } = comments.componentData
    const page = pageIn(context.search) ?? 1
    return {
      title: context.shellText('walks.reviews', { count: total, title: walk?.title ?? '' }),
      subject: walk,
      components: [
        ...ratingOf(walk),
        { type: 'comments', id: 'comments', data: comments },
        {
          type: 'pagination',
          id: 'comments-pages',
          data: { page, size: reviewsPageSize, total, query: pathOf(context) },
        },
      ],
    }
  },
  head: ({ title }, context) => {
    const page = pageIn(context.search) ?? 1
    const path = pathOf(context) + (page > 1 ? `?page=${page}` : '')
    return { status: 200, title, kind: 'website', path: portalPath(context.portal.cardName, path) }
  },
  blocks: ({ components }) => components,
  Component: ReviewsScreen,
}

const pathOf = ({ scope, params }: Pick<PageContext, 'scope' | 'params'>): string =>
  `/balade/${encodeURIComponent(params.uid ?? '')}/avis/${encodeURIComponent(poiOf(scope, params.poi))}`

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
