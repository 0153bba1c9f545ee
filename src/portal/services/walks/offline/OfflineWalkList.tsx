import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import { OfflineWalks } from './OfflineWalks'
import styles from './OfflineWalks.module.css'

/** The page of offline walks. */
export function OfflineWalkList() {
  const { portal, shellText: text } = useSession()
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{text('take.list')}</h1>
        <p className={view.lead}>{text('take.listLead')}</p>
      </header>
      <OfflineWalks
        empty={
          <EmptyMessage title={text('take.none')} text={text('take.noneText')}>
            <a className={buttonClass()} href={portalPath(portal.cardName, '/balade')}>
              {text('walks.title')}
            </a>
          </EmptyMessage>
        }
      />
      <p className={styles.after}>
        <a className={buttonClass()} href={portalPath(portal.cardName, '/balade/ou-suis-je')}>
          {text('walks.whereAmI')}
        </a>
      </p>
    </>
  )
}
