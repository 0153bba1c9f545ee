import { buttonClass } from '../../../renderer/parts/buttonClass'
import { PageHead } from '../head/PageHead'
import { portalPath } from '../navigation/portalPath'
import { useSession } from '../session/SessionContext'
import { Notice } from '../shell/Notice'
import type { ShellTextKey } from '../texts/ShellText'

type Props = { title: ShellTextKey; other: { path: string; label: ShellTextKey } }

/** A page is right at this address, but what it showed is gone. */
export function Missing({ title: key, other }: Props) {
  const { portal, shellText } = useSession()
  const title = shellText(key)
  return (
    <>
      <PageHead status={404} title={title} kind="website" />
      <Notice drawing="missing" title={title} text={shellText('missing.text')}>
        <a className={buttonClass('primary')} href={portalPath(portal.cardName, other.path)}>
          {shellText(other.label)}
        </a>
      </Notice>
    </>
  )
}
