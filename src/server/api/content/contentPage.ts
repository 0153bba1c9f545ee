import type { Block, Operations, Page } from '../../../../schemas'
import { contentPath } from '../../../../schemas/routes/pagePaths'
import { SelectBatch } from '../../db/SelectBatch'
import { notFound } from '../../http/ApiFailure'
import { legalPage } from '../../legal/legalPage'
import type { Handler } from '../call/Handler'
import { localized, openScopeOfPage, pageInLanguageOf, type Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { pageFavourite } from '../fragments/favouriteKey'
import { liveBlocks, selectLive } from '../fragments/liveBlocks'
import { mapBlocks } from '../fragments/mapBlocks'
import { servedBlocks } from '../fragments/servedBlocks'
import { participationBlocks } from '../participation/offers/participationBlocks'
import { findRatedPlace } from '../places/findPlace'
import { placePage, placesPage, placesUid } from '../places/placePage'
import { wastePage } from '../waste/wastePage'
import { breadcrumbBelow, type Contents, findContents, findStep, withStep } from './findContents'

type ContentQuery = Pick<Operations['readContent']['query'], 'parent' | 'page'>

/**
 * Finds the page of a uid: a content page, else the list of places, else a waste zone, else a place. `parent` is the uid of the
 * page, or of the section of the menu, that the visitor came from, which then leads the breadcrumb; `page` is the page number of the list of places.
 */
async function contentPage(
  services: Services,
  scope: Scope,
  uid: string,
  query: ContentQuery,
): Promise<Page | undefined> {
  const { parent: from } = query
  const contents = await findContents(scope, uid, from)
  const found = await readPage(services, scope, uid, query, contents)
  return found && from !== undefined ? withStep(found, await findStep(scope, contents, from)) : found
}

async function readPage(
  services: Services,
  scope: Scope,
  uid: string,
  { parent: from, page }: ContentQuery,
  contents: Contents,
): Promise<Page | undefined> {
  const content = contents.get(uid)
  const above = from !== undefined && contents.has(from) ? from : content?.parent
  if (content?.texts) {
    const { texts } = content
    return await pageInLanguageOf(texts, scope, async (own) => {
      const page = localized(texts, own)
      const batch = new SelectBatch()
      const records = await selectLive(services.liveBlocks, own, page.components, batch)
      await batch.run(own.db)
      const subject = { dataType: 'content', dataUid: uid, id: `content-${uid}`, path: contentPath(uid) } as const
      // Nobody can send or keep anything during maintenance.
      const { maintenance } = own.portal
      const offers = maintenance ? [] : await participationBlocks(own, subject)
      const written = servedBlocks(own.portal, liveBlocks(own, page.components, records()))
      const components = [...written, ...offers]
      return {
        ...(!maintenance && pageFavourite(own, { kind: 'content', uid })),
        ...page,
        components,
        breadcrumb: page.breadcrumb ?? breadcrumbBelow(own, contents, above, page.title),
      }
    })
  }
  if (uid === placesUid) return await placesPage(scope, page)
  const waste = await wastePage(scope, uid)
  if (waste) return { ...waste, breadcrumb: breadcrumbBelow(scope, contents, above, waste.title) }
  const place = await findRatedPlace(scope, uid)
  return place && (await pageInLanguageOf(place.row.texts, scope, (own) => placePage(place, own)))
}

export const readContent: Handler<'readContent'> = async (call, services) => {
  const scope = await openScopeOfPage(call, services, contentPath(call.params.uid))
  const { uid } = call.params
  const page = (await contentPage(services, scope, uid, call.query)) ?? legalPage(uid, scope.portal, scope.locale)
  if (!page) throw notFound(`No content is called "${uid}".`)
  return { data: call.query.maps ? page : { ...page, components: withoutMaps(page.components) } }
}

const mapTypes: ReadonlySet<string> = new Set<Block['type']>(['map', 'map-tile', 'map-cell'])

/** Replaces map blocks by their fallbacks, or removes them, for a client that renders no maps. */
const withoutMaps = (blocks: readonly Block[]): Block[] =>
  mapBlocks(blocks, ({ type, fallback }) => {
    if (!mapTypes.has(type)) return undefined
    return fallback ? withoutMaps([fallback]) : []
  })
