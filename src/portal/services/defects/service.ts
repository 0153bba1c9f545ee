import { defineRoute, listLayout, onServer, pageIn, type RoutePage, type RouteQueries } from '../../location/Route'
import type { Service } from '../Service'

/** A page on which a defect is reported. The code of all steps is one file, so that each opens at once from the one before. */
const reportRoute = <Q extends RouteQueries, D>(
  choose: (pages: typeof import('./report/pages/reportPages')) => RoutePage<Q, D>,
) =>
  defineRoute({
    ...listLayout,
    title: 'report.title',
    requiresAccount: true,
    ...onServer({
      parameters: [
        ...['lat', 'lon', 'category', 'asset', 'draft', 'step', 'safe', 'other', 'compare', 'address', 'query', 'fms'],
        ...['uid', 'reference'],
      ],
      isOwn: true,
      isNeverShared: true,
    }),
    page: pageIn('reportPages', () => import('./report/pages/reportPages'), choose),
  })

/** Reports of defects in the streets of the town. */
export const defects: Service = {
  routes: {
    '/signalement': reportRoute(({ reportPage }) => reportPage),
    '/signalement/success': reportRoute(({ successPage }) => successPage),
  },
}
