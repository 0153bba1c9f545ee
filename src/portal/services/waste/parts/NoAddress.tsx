import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'

/** Leads a visitor who keeps no address to the choice of one. */
export function NoAddress() {
  const { portal, shellText: text } = useSession()
  return (
    <EmptyMessage title={text('waste.reminder.noAddress')} text={text('waste.reminder.noAddressText')}>
      <a className={buttonClass('primary')} href={portalPath(portal.cardName, pagePaths.waste)}>
        {text('waste.reminder.choose')}
      </a>
    </EmptyMessage>
  )
}
