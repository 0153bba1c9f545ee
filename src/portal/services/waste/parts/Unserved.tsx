import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { Icon } from '../../../../../renderer/parts/Icon'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'

/** Says that nothing is collected at an address, where one can bring waste, and whom one can ask. */
export function Unserved({ title }: { title: string }) {
  const { portal, shellText: text } = useSession()
  return (
    <EmptyMessage title={title} text={text('waste.unservedText')}>
      <a className={buttonClass('primary')} href={portalPath(portal.cardName, pagePaths.containers)}>
        {text('waste.seeContainers')}
      </a>
      {portal.phone && (
        <a className={buttonClass('secondary')} href={`tel:${portal.phone.replaceAll(/[^+\d]/g, '')}`}>
          <Icon name="phone" />
          {portal.phone}
        </a>
      )}
    </EmptyMessage>
  )
}
