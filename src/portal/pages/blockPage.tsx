import type { ComponentType } from 'react'
import type { Page } from '../../../schemas/engine'
import type { PageContext, ReadData, RoutePage, RouteQueries } from '../location/Route'
import { PageView, type PageWidth } from '../shell/PageView'

/** Creates a page of blocks. `compose` builds its document from the answers to the route's queries. */
export const blockPage = <Q extends RouteQueries>(
  width: PageWidth,
  compose: (queries: Q, read: ReadData, context: PageContext) => Page,
): RoutePage<Q, Page> => ({
  data: compose,
  head: ({ title, description, image }) => ({
    status: 200,
    title,
    description,
    image,
    kind: width === 'text' ? 'article' : 'website',
  }),
  blocks: ({ components }) => components,
  Component: components[width],
})

const components: { readonly [W in PageWidth]: ComponentType<{ data: Page }> } = {
  wall: ({ data }) => <PageView page={data} width="wall" />,
  text: ({ data }) => <PageView page={data} width="text" />,
  list: ({ data }) => <PageView page={data} width="list" />,
}
