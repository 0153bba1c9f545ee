import { eager } from '../../../renderer/engine/lazy'
import { homeQuery } from '../api/pageQueries'
import type { Query } from '../api/Query'
import { defineRoute } from '../location/Route'
import { blockPage } from '../pages/blockPage'

/** The home, whose code the first script holds. */
export const homeRoute = defineRoute({
  layout: 'default',
  header: 'home',
  subject: 'home',
  queries: ({ scope }) => ({ page: homeQuery(scope) }),
  page: eager(blockPage<{ page: Query<'readHome'> }>('wall', ({ page }, read) => read.required(page))),
})
