import type { BlockType, Webview } from '../../../../../schemas/engine'
import { connectorPath } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import styles from '../parts/connectors.module.css'
import { PartnerFrame } from '../parts/PartnerFrame'

export type FullData = { webview: Webview; uid: string; query: string; texts: { type: BlockType } }

/** The page of a partner on the whole screen, below one line with its title and the way out. */
export function FullScreen({ data: { webview, uid, query } }: { data: FullData }) {
  const { portal, shellText: text } = useSession()
  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <h1 className={styles.title} lang={webview.locale}>
          {webview.title}
        </h1>
        <a href={portalPath(portal.cardName, connectorPath(uid) + (query && `?${query}`))}>
          {text('connectors.close')}
        </a>
      </header>
      <PartnerFrame shown={webview} agreed={{ uid, query }} />
    </div>
  )
}
