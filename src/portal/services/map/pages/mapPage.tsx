import type { Block } from '../../../../../schemas/engine'
import type { Query } from '../../../api/Query'
import type { PageContext, RoutePage } from '../../../location/Route'
import { type MapData, MapScreen } from '../MapScreen'
import { mapMenuQuery, mapPlaceQuery, mapPlacesQuery, pageSize, readMapAddress } from '../mapQueries'
import { mapTexts } from '../mapTexts'

type Queries = {
  menu: Query<'readMapMenu'>
  places: Query<'queryMap'>
  place?: Query<'queryMap'>
  near?: Query<'queryMap'>
}

/** The town's places: a list, and a map beside it. The address holds the filter and the place whose details are shown. */
export const mapPage: RoutePage<Queries, MapData> = {
  texts: mapTexts,
  queries: ({ scope, search }) => {
    const { place, near } = readMapAddress(search)
    const queries = { menu: mapMenuQuery(scope), places: mapPlacesQuery(scope, search) }
    return {
      ...queries,
      ...(place && { place: mapPlaceQuery(scope, place) }),
      ...(near && { near: mapPlaceQuery(scope, near) }),
    }
  },
  data({ menu, places, place, near }, read, context) {
    const { items, total } = read.required(places)
    const address = readMapAddress(context.search)
    const details = place && read.optional(place)?.items[0]
    return {
      title:
        new URLSearchParams(context.search).get('header')?.trim().slice(0, 80) || context.shellText('places.title'),
      description: context.shellText('places.lead', { name: context.portal.name }),
      address,
      categories: read.optional(menu) ?? [],
      items,
      total,
      place: details ?? items.find(({ uid }) => uid === address.place),
      near: near && read.optional(near)?.items[0],
      blocks: blocksOf(address.page, total, details !== undefined, context),
    }
  },
  head: ({ title, description, place }) => ({
    status: 200,
    title: place ? `${place.name} – ${title}` : title,
    description,
    kind: 'website',
  }),
  Component: MapScreen,
}

/** Blocks whose code the page needs: the search, the pages of the list and the hours of a place. */
function blocksOf(page: number, total: number, hasPlace: boolean, { shellText }: PageContext): MapData['blocks'] {
  const search: Block = {
    type: 'search-field',
    id: 'search',
    data: { path: '/map', placeholder: shellText('places.search') },
  }
  const pages: Block = { type: 'pagination', id: 'pages', data: { page, size: pageSize, total, query: '/map' } }
  const hours: Block = { type: 'schedule', id: 'hours', data: { entries: [] } }
  return { search, pages: total > pageSize ? pages : undefined, hours: hasPlace ? hours : undefined }
}
