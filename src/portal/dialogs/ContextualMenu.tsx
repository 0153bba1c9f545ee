import type { ReactNode } from 'react'
import { Dialog } from '../../../renderer/parts/Dialog'
import { Icon } from '../../../renderer/parts/Icon'
import type { IconName } from '../../../renderer/parts/icons'
import styles from './ContextualMenu.module.css'

/** An entry is a button, or a link if it has an address. */
export type MenuEntry = { icon: IconName; label: string } & ({ press(): void } | { href: string })

type Props = { title: string; entries: readonly MenuEntry[]; close(): void; children?: ReactNode }

/**
 * A contextual menu: a bottom sheet on phones, a popover below its button on wider screens. The children follow the
 * entries.
 */
export const ContextualMenu = ({ title, entries, close, children }: Props) => (
  <Dialog title={title} size="popover" onClose={close}>
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {'href' in entry ? (
            <a className={styles.entry} href={entry.href}>
              <Icon name={entry.icon} />
              {entry.label}
            </a>
          ) : (
            <button type="button" className={styles.entry} onClick={entry.press}>
              <Icon name={entry.icon} />
              {entry.label}
            </button>
          )}
        </li>
      ))}
    </ul>
    {children}
  </Dialog>
)
