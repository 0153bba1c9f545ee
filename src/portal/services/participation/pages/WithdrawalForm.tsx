import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { Summary } from '../../../../../renderer/parts/Summary'
import type { Button } from '../../../../../schemas/engine'
import { useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import { PageBlocks } from '../../../shell/PageView'
import styles from './participation.module.css'

/** Withdraws the visitor's earlier contribution. The visitor unfolds it first, then presses the button inside. */
export function WithdrawalForm({ button: { label, action } }: { button: Button }) {
  const { portal } = useSession()
  const { path, search } = useRouteMatch()
  if (action?.handler !== 'modal') return null
  return (
    <details id="retirer" className={`${cardClass()} ${styles.withdrawal}`}>
      <Summary>{action.data.modal.title}</Summary>
      <PageBlocks components={action.data.modal.components} />
      <form method="post" action={portalPath(portal.cardName, search ? `${path}?${search}` : path)}>
        <input type="hidden" name="_method" value="DELETE" />
        <button type="submit" className={buttonClass('danger')}>
          {label}
        </button>
      </form>
    </details>
  )
}
