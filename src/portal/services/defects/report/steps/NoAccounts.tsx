import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../../renderer/parts/EmptyMessage'
import { Icon } from '../../../../../../renderer/parts/Icon'
import { pagePaths } from '../../../../../../schemas/routes/pagePaths'
import { servesPath } from '../../../../../../schemas/routes/services'
import { useSession } from '../../../../session/Session'

/** Whether residents can sign in to the portal, which a report needs. */
export const useHasAccounts = (): boolean => servesPath(useSession().portal, pagePaths.signIn)

/** Says that a town without accounts takes no reports online, and how to report instead. */
export function NoAccounts() {
  const { portal, shellText: text } = useSession()
  return (
    <EmptyMessage title={text('report.noAccounts')} text={text('report.noAccountsText')}>
      {portal.phone && (
        <a className={buttonClass('primary')} href={`tel:${portal.phone.replaceAll(/[^+\d]/g, '')}`}>
          <Icon name="phone" />
          {portal.phone}
        </a>
      )}
    </EmptyMessage>
  )
}
