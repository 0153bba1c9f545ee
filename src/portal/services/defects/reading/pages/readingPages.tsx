import type { DefectCategory, DefectReport, DefectReportList } from '../../../../../../schemas/engine'
import { pagePaths, reportPath } from '../../../../../../schemas/routes/pagePaths'
import type { PageContext, RoutePage } from '../../../../location/Route'
import { pageLinks } from '../../../../pages/listBlocks'
import { isFiltered, pageSize, readListAddress } from '../ListAddress'
import { reportMap } from '../parts/reportMap'
import { categoriesQuery, ownReportsQuery, pinsQuery, reportQuery, reportsQuery } from '../reportQueries'
import { reportTexts } from '../reportTexts'
import { type FollowData, FollowScreen } from './FollowScreen'
import { type ListData, ListScreen } from './ListScreen'
import { type MapData, MapScreen } from './MapScreen'
import { type OwnReportsData, OwnReportsScreen } from './OwnReportsScreen'
import { type ReportData, ReportScreen } from './ReportScreen'

type ListQueries = { reports: ReturnType<typeof reportsQuery>; categories: ReturnType<typeof categoriesQuery> }

const none: DefectReportList = { items: [], total: 0 }

const hasCategory = (categories: readonly DefectCategory[], wanted: string): boolean =>
  categories.some(({ uid, children }) => uid === wanted || hasCategory(children ?? [], wanted))

/** The reports of the town. The address holds the filters; a category that the town no longer has leads to the others. */
export const reportListPage: RoutePage<ListQueries, ListData> = {
  texts: reportTexts,
  queries: ({ scope, search }) => ({ reports: reportsQuery(scope, search), categories: categoriesQuery(scope) }),
  data({ reports, categories }, read, { search }) {
    const address = readListAddress(search)
    const tree = read.optional(categories)?.categories ?? []
    const isGone = address.category !== undefined && tree.length > 0 && !hasCategory(tree, address.category)
    const found = isGone ? none : read.required(reports)
    const { total } = found
    return {
      address,
      reports: found,
      isGone,
      categories: tree,
      pages: total > pageSize ? pageLinks(pagePaths.reportList, { page: address.page, count: pageSize }, total) : [],
    }
  },
  blocks: ({ pages }) => pages,
  head: ({ address, isGone }, { shellText, portal }) => ({
    status: isGone ? 404 : 200,
    title: shellText('reports.title'),
    description: shellText('reports.lead', { name: portal.name }),
    kind: 'website',
    ...(isFiltered(address) && { canonical: pagePaths.reportList }),
  }),
  Component: ListScreen,
}

/** The open reports on a map. */
export const reportMapPage: RoutePage<{ pins: ReturnType<typeof pinsQuery> }, MapData> = {
  texts: reportTexts,
  queries: ({ scope }) => ({ pins: pinsQuery(scope) }),
  data: ({ pins }, read, { shellText }) => ({ map: reportMap(read.required(pins).items, shellText) }),
  blocks: ({ map }) => map,
  head: (_, { shellText }) => ({
    status: 200,
    title: `${shellText('reports.title')} – ${shellText('reports.map')}`,
    description: shellText('reports.map.lead'),
    kind: 'website',
  }),
  Component: MapScreen,
}

/** What names a report in the title of a tab. */
const nameOf = ({ category, reference }: DefectReport): string => `${category.title} – ${reference}`

export const reportPage: RoutePage<{ report: ReturnType<typeof reportQuery> }, ReportData> = {
  texts: reportTexts,
  queries: ({ scope, params: { uid = '' } }: Pick<PageContext, 'scope' | 'params'>) => ({
    report: reportQuery(scope, uid),
  }),
  data: ({ report }, read) => ({ report: read.required(report) }),
  head: ({ report }) => ({
    status: 200,
    title: nameOf(report),
    description: [report.address, report.description].filter(Boolean).join(' – ') || undefined,
    kind: 'article',
    path: reportPath(report.uid),
  }),
  Component: ReportScreen,
}

export const ownReportsPage: RoutePage<{ own: ReturnType<typeof ownReportsQuery> }, OwnReportsData> = {
  texts: reportTexts,
  queries: ({ scope }) => ({ own: ownReportsQuery(scope) }),
  data: ({ own }, read) => ({ own: read.optional(own) }),
  head: ({ own }, { shellText }) => ({
    status: own ? 200 : 503,
    title: shellText('reports.own'),
    kind: 'website',
  }),
  Component: OwnReportsScreen,
}

export const followPage: RoutePage<{ report: ReturnType<typeof reportQuery> }, FollowData> = {
  texts: reportTexts,
  queries: ({ scope, search }: Pick<PageContext, 'scope' | 'search'>) => ({
    report: reportQuery(scope, new URLSearchParams(search).get('report') ?? ''),
  }),
  data: ({ report }, read) => ({ report: read.existing(report) }),
  head: ({ report }, { shellText }) => ({
    status: report ? 200 : 404,
    title: shellText('reports.follow'),
    kind: 'website',
  }),
  Component: FollowScreen,
}

export { unfollowPage } from './unfollowPage'
