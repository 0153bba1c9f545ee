import { buttonClass } from '../../../renderer/parts/buttonClass'
import { PageHead } from '../head/PageHead'
import { portalPath } from '../navigation/portalPath'
import { useSession } from '../session/SessionContext'
import { Notice } from '../shell/Notice'
import type { ShellTextKey } from '../texts/ShellText'

type What = 'content' | 'publication' | 'event'

/** What is said of each, and where others are. */
const others: { readonly [W in What]: { title: ShellTextKey; path: string; label: ShellTextKey } } = {
  content: { title: 'missing.content.title', path: '/menu', label: 'missing.other' },
  publication: { title: 'missing.publication.title', path: '/publication', label: 'publications.all' },
  event: { title: 'missing.event.title', path: '/evenements', label: 'events.all' },
}

/** A page is right at this address, but what it showed is gone. */
export function Missing({ of }: { of: What }) {
  const { portal, shellText } = useSession()
  const { title: key, path, label } = others[of]
  const title = shellText(key)
  return (
    <>
      <PageHead status={404} title={title} kind="website" />
      <Notice illustration="missing" title={title} text={shellText('missing.text')}>
        <a className={buttonClass('primary')} href={portalPath(portal.cardName, path)}>
          {shellText(label)}
        </a>
      </Notice>
    </>
  )
}
