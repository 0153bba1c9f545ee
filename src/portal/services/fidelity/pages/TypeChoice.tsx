import type { ReactNode } from 'react'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { FidelityCardType } from '../../../../../schemas/engine'
import { useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import styles from './fidelity.module.css'

/** Asks what a new card bears: each type is a link to its form, which works without a script. */
export function TypeChoice({ types, top }: { types: readonly FidelityCardType[]; top?: ReactNode }) {
  const { portal, shellText: text } = useSession()
  const { search } = useRouteMatch()
  const title = new URLSearchParams(search).get('title')
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>{text('fidelity.chooseType')}</h1>
        <p className={view.lead}>{text('fidelity.chooseTypeText')}</p>
      </header>
      {top}
      <ul className={styles.types}>
        {types.map(({ type, title: name }) => (
          <li key={type}>
            <a
              className={`${cardClass()} ${styles.type}`}
              href={portalPath(portal.cardName, '/carte-de-fidelite/scanner', { type, ...(title ? { title } : {}) })}
            >
              <span>{name}</span>
              <Icon name="chevron-right" />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.links}>
        <a href={portalPath(portal.cardName, '/carte-de-fidelite')}>{text('fidelity.all')}</a>
      </p>
    </div>
  )
}
