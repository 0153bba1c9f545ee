import { lazy } from '../../../../renderer/engine/lazy'
import { reportsItem } from '../../../../schemas/cookies/deferredItems'
import {
  defineRoute,
  detailsLayout,
  listLayout,
  onServer,
  pageIn,
  type RoutePage,
  type RouteQueries,
} from '../../location/Route'
import type { Service } from '../Service'

/**
 * A page that shows reports. The code of all of them is one file, so that a report opens at once from the list. Own pages show what
 * the visitor sent or follows.
 */
const reading = <Q extends RouteQueries, D>(
  choose: (pages: typeof import('./reading/pages/readingPages')) => RoutePage<Q, D>,
  isOwn = false,
  more?: typeof detailsLayout | { requiresAccount: true } | { title: 'reports.own' },
) =>
  defineRoute({
    ...listLayout,
    title: 'reports.title',
    ...onServer({
      parameters: ['status', 'category', 'near', 'lat', 'lon', 'sort', 'page', 'size', 'report', 'done', 'uid', 'code'],
      isOwn,
      isNeverShared: isOwn,
    }),
    ...more,
    page: pageIn('readingPages', () => import('./reading/pages/readingPages'), choose),
  })

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

/** Reports of defects in the streets. */
export const defects: Service = {
  routes: {
    '/signalement': reportRoute(({ reportPage }) => reportPage),
    '/signalement/success': reportRoute(({ successPage }) => successPage),
    '/signalement/hors-ligne': defineRoute({
      ...listLayout,
      title: 'report.title',
      worksOffline: true,
      ...onServer({ parameters: [], isOwn: true, isNeverShared: false }),
      page: pageIn(
        'offlineReportPages',
        () => import('./report/offline/offlineReportPages'),
        ({ offlineReportPage }) => offlineReportPage,
      ),
    }),
    '/signalement/liste': reading(({ reportListPage }) => reportListPage),
    '/signalement/carte': reading(({ reportMapPage }) => reportMapPage),
    '/signalement/mes-signalements': reading(({ ownReportsPage }) => ownReportsPage, true, { title: 'reports.own' }),
    '/signalement/suivre': reading(({ followPage }) => followPage, true, { requiresAccount: true }),
    '/signalement/ne-plus-suivre': reading(({ unfollowPage }) => unfollowPage, true),
    '/signalement/:uid': reading(({ reportPage }) => reportPage, false, detailsLayout),
  },
  unfinishedWork: {
    item: reportsItem,
    resume: lazy('resumeReports', () => import('./report/sending/resumeReports')),
    askToForget: lazy('askToForget', () => import('./report/sending/askToForget')),
  },
}
