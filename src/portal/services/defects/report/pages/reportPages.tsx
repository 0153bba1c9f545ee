import type { PageContext, ReadData, RoutePage } from '../../../../location/Route'
import { commonCategories, leavesOf } from '../findCategories'
import { positionOf, readChoice } from '../ReportChoice'
import type { ReportData } from '../ReportData'
import { reportInputs } from '../reportInputs'
import {
  categoriesQuery,
  geocodeQuery,
  latestQuery,
  locationQuery,
  loginQuery,
  nearbyQuery,
  providersQuery,
  searchedAddress,
  sentReportQuery,
} from '../reportQueries'
import { reportTexts } from '../reportTexts'
import { type ReportStep, stepOf } from '../stepOf'
import { ReportScreen } from './ReportScreen'
import { type SuccessData, SuccessScreen } from './SuccessScreen'

type Queries = {
  providers: ReturnType<typeof providersQuery>
  categories: ReturnType<typeof categoriesQuery>
  latest?: ReturnType<typeof latestQuery>
  location?: ReturnType<typeof locationQuery>
  nearby?: ReturnType<typeof nearbyQuery>
  found?: ReturnType<typeof geocodeQuery>
  login: ReturnType<typeof loginQuery>
}

function queriesOf({ scope, search }: Pick<PageContext, 'scope' | 'search'>): Queries {
  const choice = readChoice(search)
  const position = positionOf(choice)
  const nearby = nearbyQuery(scope, choice)
  const address = searchedAddress(search)
  return {
    providers: providersQuery(scope),
    categories: categoriesQuery(scope),
    ...(choice.category === undefined || choice.step === 'category' ? { latest: latestQuery(scope) } : {}),
    ...(position && { location: locationQuery(scope, position) }),
    ...(nearby && { nearby }),
    ...(address && { found: geocodeQuery(scope, address) }),
    login: loginQuery(scope, choice),
  }
}

function dataOf(queries: Queries, read: ReadData, { search, shellText }: PageContext): ReportData {
  const choice = readChoice(search)
  const { categories } = read.required(queries.categories)
  const providers = read.optional(queries.providers)?.items ?? []
  const leaves = leavesOf(categories)
  const category = leaves.find(({ uid }) => uid === choice.category)
  const location = queries.location && read.optional(queries.location)
  const near = queries.nearby && read.optional(queries.nearby)
  const nearby = near?.items ?? []
  const latest = (queries.latest && read.optional(queries.latest)?.items) ?? []
  return {
    choice,
    step: stepOf({ choice, category, isOutside: location?.isInside === false, nearby }),
    categories,
    leaves,
    common: commonCategories(
      leaves,
      latest.map((report) => report.category.uid),
    ),
    category,
    providers,
    provider: providers.find(({ uid }) => uid === category?.provider),
    location,
    found: queries.found && (read.optional(queries.found) ?? []),
    nearby,
    isNearbyUnread: queries.nearby !== undefined && near === undefined,
    login: read.optional(queries.login),
    inputs: reportInputs(category, shellText),
  }
}

const titles = {
  start: 'report.title',
  place: 'report.placeTitle',
  category: 'report.categoryTitle',
  danger: 'report.dangerTitle',
  nearby: 'report.nearbyTitle',
  details: 'report.detailsTitle',
} as const satisfies { readonly [S in ReportStep]: string }

/** A report of a defect, one step after the other. */
export const reportPage: RoutePage<Queries, ReportData> = {
  texts: reportTexts,
  queries: queriesOf,
  data: dataOf,
  blocks: ({ inputs }) => inputs,
  head: ({ step }, { shellText }) => ({
    status: 200,
    title: shellText(titles[step]),
    description: shellText('report.lead'),
    kind: 'website',
  }),
  Component: ReportScreen,
}

type SuccessQueries = { report?: ReturnType<typeof sentReportQuery> }

/** Confirms a report: its reference, what happens next, and how to follow it. */
export const successPage: RoutePage<SuccessQueries, SuccessData> = {
  texts: reportTexts,
  queries({ search }: Pick<PageContext, 'search'>) {
    const uid = new URLSearchParams(search).get('uid') ?? ''
    return /^[A-Za-z0-9][\w-]{0,79}$/.test(uid) ? { report: sentReportQuery(uid) } : {}
  },
  data: ({ report }, read) => ({ report: report && read.optional(report) }),
  head: (_, { shellText }) => ({ status: 200, title: shellText('report.successTitle'), kind: 'website' }),
  Component: SuccessScreen,
}
