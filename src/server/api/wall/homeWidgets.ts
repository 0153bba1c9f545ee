import type { Block } from '../../../../schemas'
import { hasService } from '../../../../schemas/routes/services'
import { linkButton } from '../fragments/fragments'
import type { Scope } from '../Scope'
import { tilesOfVisitor } from './tiles'
import { wallTexts } from './wallTexts'

/** Returns the visitor's tiles and a link to manage them, on the home page of a portal whose wall is `mergedHomeUser`. */
export async function homeWidgets(scope: Scope): Promise<Block[]> {
  const { portal } = scope
  if (portal.wallType !== 'mergedHomeUser' || !hasService(portal, 'services')) return []
  const texts = wallTexts(scope)
  const tiles = (await tilesOfVisitor(scope)).map(({ block }) => block)
  if (tiles.length === 0) return [linkButton('home-wall-manage', texts.personalize, '/abonnement')]
  const link = linkButton('home-wall-manage', texts.manage, '/abonnement')
  return [{ type: 'group', id: 'home-wall', data: { title: texts.mine, components: [...tiles, link] } }]
}
