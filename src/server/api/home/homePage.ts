import type { Block, Page } from '../../../../schemas'
import type { Handler } from '../call/Handler'
import { openScope, type Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { imageOf } from '../fragments/fragments'
import { homeWidgets } from '../wall/homeWidgets'
import { loadHome } from './HomeRecords'
import { type Env, sectionBlocks } from './sections'

/** Returns the home page: its sections in order. */
export async function homePage(services: Services, scope: Scope, env: Env): Promise<Page> {
  const { home, portal } = scope
  // The name of the town is the same in every language, unlike a title that is not translated.
  const text = home.translations?.[scope.locale]
  const description = text?.description ?? portal.description
  const records = await loadHome(services, scope)
  const components = home.sections.flatMap((section, index): Block[] => {
    const before = home.sections.slice(0, index).filter(({ kind }) => kind === section.kind).length
    const id = before === 0 ? `home-${section.kind}` : `home-${section.kind}-${before + 1}`
    return sectionBlocks[section.kind](scope, { section, id, env, records })
  })
  const widgets = await homeWidgets(scope, env, records.store)
  // The tiles follow the banner.
  components.splice(components[0]?.type === 'banner' ? 1 : 0, 0, ...widgets)
  const image = imageOf(portal.bannerImages?.[0], portal.name)
  return {
    title: text?.title ?? portal.name,
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
    components,
  }
}

export const readHome: Handler<'readHome'> = async (call, services) => {
  const scope = await openScope(call, services)
  return { data: await homePage(services, scope, call.query.env) }
}
