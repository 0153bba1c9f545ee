import type { Block } from '../../../../../schemas'
import { localized } from '../../scope/localized'
import type { Scope } from '../../scope/Scope'
import type { SectionContext } from './SectionPlace'

/** The portal's pictures; without any, nothing. Those whose section does not say what they show are decoration. */
export function bannerSection(scope: Scope, { section, id, env }: SectionContext): Block[] {
  const images = scope.portal.bannerImages ?? []
  if (images.length === 0) return []
  const alts = section.translations ? (localized(section.translations, scope).alts ?? []) : []
  const banner: Block<'banner'> = {
    type: 'banner',
    id,
    data: {
      format: env === 'mobile' ? 'medium' : 'small',
      images: images.map((src, index) => ({ src, alt: alts[index] ?? '', loading: index === 0 ? 'eager' : 'lazy' })),
    },
  }
  return [banner]
}
