import type { BlockType, ConnectorView } from '../../../../../schemas/engine'
import { connectorPath, pagePaths } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import styles from '../parts/connectors.module.css'
import { PartnerFrame } from '../parts/PartnerFrame'

export type ConnectorData = {
  connector: ConnectorView
  /** Name of the sub-portal in the address. */
  subPortal: string | undefined
  query: string
  texts: { type: BlockType }
}

/** The page of a partner below its title, with ways out of it. */
export function ConnectorScreen({ data: { connector, subPortal, query } }: { data: ConnectorData }) {
  const { portal, shellText: text } = useSession()
  const { uid, title, summary, locale } = connector
  const full = `${connectorPath(uid)}/plein-ecran${query && `?${query}`}`
  return (
    <div>
      <div className={styles.top}>
        <h1 className={view.title} lang={locale}>
          {title}
        </h1>
        <p className={view.lead} lang={locale}>
          {summary}
        </p>
        <p className={styles.ways}>
          <a href={portalPath(portal.cardName, pagePaths.connectors)}>{text('connectors.leave')}</a>
          {!subPortal && <a href={portalPath(portal.cardName, full)}>{text('connectors.full')}</a>}
        </p>
      </div>
      <PartnerFrame shown={connector} agreed={{ uid, subPortal, query }} />
    </div>
  )
}
