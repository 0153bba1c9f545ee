import type { Block, DefectCategory } from '../../../../../../schemas/engine'
import type { RoutePage } from '../../../../location/Route'
import { leavesOf } from '../findCategories'
import { reportInputs } from '../reportInputs'
import { categoriesQuery } from '../reportQueries'
import { reportTexts } from '../reportTexts'
import { OfflineScreen } from './OfflineScreen'

/** All categories, and the fields of all of them, whose code the kept page needs. */
type OfflineData = { categories: readonly DefectCategory[]; inputs: readonly Block<'dynamic-input'>[] }

type Queries = { categories: ReturnType<typeof categoriesQuery> }

/** Reports a defect without a network. The kept page holds the categories with their fields. */
export const offlineReportPage: RoutePage<Queries, OfflineData> = {
  texts: reportTexts,
  queries: ({ scope }) => ({ categories: categoriesQuery(scope) }),
  data(queries, read, { shellText }) {
    const { categories } = read.required(queries.categories)
    return { categories, inputs: leavesOf(categories).flatMap((leaf) => reportInputs(leaf, shellText)) }
  },
  blocks: ({ inputs }) => inputs,
  head: (_, { shellText }) => ({ status: 200, title: shellText('report.title'), kind: 'website' }),
  Component: OfflineScreen,
}
