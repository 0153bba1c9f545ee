import { cardClass } from '../../../../../renderer/parts/cardClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { ConnectorList } from '../../../../../schemas/engine'
import { connectorPath } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import styles from '../parts/connectors.module.css'

export type ListData = { connectors: ConnectorList['items'] }

/** What partners offer on the portal. */
export function ListScreen({ data: { connectors } }: { data: ListData }) {
  const { portal, shellText: text } = useSession()
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{text('connectors.title')}</h1>
        <p className={view.lead}>{text('connectors.lead')}</p>
      </header>
      {connectors.length === 0 ? (
        <EmptyMessage title={text('connectors.emptyTitle')} text={text('connectors.emptyText')} />
      ) : (
        <ul className={entries.list}>
          {connectors.map(({ uid, title, summary, icon, partner, locale }) => (
            <li key={uid}>
              <a
                className={`${cardClass()} ${styles.entry}`}
                href={portalPath(portal.cardName, connectorPath(uid))}
                lang={locale}
              >
                <Icon name={icon} />
                <span className={entries.texts}>
                  <span className={entries.cardTitle}>{title}</span>
                  <span>{summary}</span>
                  <span className={entries.muted}>{partner}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
