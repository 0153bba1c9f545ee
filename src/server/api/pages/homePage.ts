import type { Block, Page } from '../../../../schemas'
import { imageOf } from '../blocks/imageOf'
import { localized } from '../scope/localized'
import type { Scope } from '../scope/Scope'
import type { Env } from './sections/SectionPlace'
import { sectionBlocks } from './sections/sectionBlocks'

/** The home page: its sections, top to bottom. */
export async function homePage(scope: Scope, env: Env): Promise<Page> {
  const { home, portal } = scope
  const text = home.translations ? localized(home.translations, scope) : undefined
  const description = text?.description ?? portal.description
  const components: Block[] = []
  for (const [index, section] of home.sections.entries()) {
    const before = home.sections.slice(0, index).filter(({ kind }) => kind === section.kind).length
    const id = before === 0 ? `home-${section.kind}` : `home-${section.kind}-${before + 1}`
    components.push(...(await sectionBlocks[section.kind](scope, { section, id, env })))
  }
  const image = imageOf(portal.bannerImages?.[0], portal.name)
  return {
    title: text?.title ?? portal.name,
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
    components,
  }
}
