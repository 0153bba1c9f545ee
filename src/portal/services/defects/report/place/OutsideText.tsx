import { ErrorText } from '../../../../../../renderer/parts/ErrorText'
import type { ResponsiblePortal } from '../../../../../../schemas/engine'
import { pagePaths } from '../../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../../location/urls'
import { useSession } from '../../../../session/Session'

/** Says that a position is outside of the town, and whose it is when that is known. */
export function OutsideText({ portal: other }: { portal: ResponsiblePortal | undefined }) {
  const { portal, shellText: text } = useSession()
  return (
    <ErrorText>
      {other ? text('report.outsideIn', { town: other.title }) : text('report.outside', { town: portal.name })}{' '}
      {other && (
        <a href={portalPath(other.name, pagePaths.reports)}>{text('report.outsideLink', { town: other.title })}</a>
      )}
    </ErrorText>
  )
}
