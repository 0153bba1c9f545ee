import type { WallTile } from '../../../schemas/engine'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'

/** Id of the form that the buttons of tiles post where no script runs. */
export const wallForm = 'wall-form'

/** Id of the form of the buttons that lead to a page: each says itself to which. */
export const pageForm = 'wall-page-form'

/** The forms of the buttons of a wall and of its catalogue, which stand in many places of the page. Scripts need none. */
export function WallForms({ tiles }: { tiles: readonly WallTile[] }) {
  const { portal } = useSession()
  const path = portalPath(portal.cardName, '/abonnement')
  return (
    <noscript>
      <form id={wallForm} method="post" action={path}>
        <input type="hidden" name="order" value={tiles.map(({ uid }) => uid).join(' ')} />
      </form>
      <form id={pageForm} method="get" action={path} />
    </noscript>
  )
}
