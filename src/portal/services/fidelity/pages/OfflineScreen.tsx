import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import type { FidelityCard } from '../../../../../schemas/engine'
import { portalPath } from '../../../location/urls'
import { useHash } from '../../../location/useHash'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import { CardList } from '../CardList'
import { ShownCard } from '../ShownCard'
import { readStoredCards } from '../storedCards'
import styles from './fidelity.module.css'

/** The cards that the device has, and the one that the hash names, without a network. */
export function OfflineScreen({ data: { title } }: { data: { title: string } }) {
  const { portal, shellText: text } = useSession()
  const hydrated = useHydrated()
  const uid = useHash()
  const cards = hydrated ? readStoredCards(portal.cardName) : undefined
  const card = cards?.find((each) => each.uid === uid)
  const hrefOf = (each: FidelityCard) => `#${each.uid}`
  if (card) {
    return (
      <div className={view.text}>
        <header className={view.header}>
          <h1 className={view.title}>{card.title}</h1>
        </header>
        <ShownCard card={card} />
        <p className={styles.links}>
          <a href={portalPath(portal.cardName, '/carte-de-fidelite/hors-ligne')}>{text('fidelity.all')}</a>
        </p>
      </div>
    )
  }
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{title}</h1>
        {cards && cards.length > 0 && <p className={view.lead}>{text('fidelity.offline')}</p>}
      </header>
      <noscript>{text('fidelity.noScript')}</noscript>
      {cards && cards.length > 0 && <CardList cards={cards} label={title} hrefOf={hrefOf} />}
      {cards?.length === 0 && <EmptyMessage title={text('fidelity.emptyTitle')} text={text('fidelity.offlineNone')} />}
    </>
  )
}
