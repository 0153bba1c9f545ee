import type { WallTile } from '../../../../schemas/engine'
import { portalPath } from '../../location/urls'
import { useSession } from '../../session/Session'

/** Id of the form that the buttons of tiles post where no script runs. */
export const wallForm = 'wall-form'

/** Id of the form of buttons that open a page; each button sets the page. */
export const pageForm = 'wall-page-form'

/** The forms that buttons of the wall and its catalogue submit without a script, from many places of the page. */
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
