import type { ReactNode } from 'react'
import { Icon } from '../../../../renderer/parts/Icon'
import { useRouteMatch } from '../../location/Route'
import { useShellText } from '../../session/Session'
import styles from './account.module.css'

type Props = { title: string; lead?: ReactNode; children: ReactNode }

/** The frame of an account page: title, confirmation of the last form, and content. */
export function AccountFrame({ title, lead, children }: Props) {
  const text = useShellText()
  const done = doneKey(new URLSearchParams(useRouteMatch().search).get('done'))
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      <div className={styles.status} role="status">
        {done && (
          <p className={done === 'done.delayed' ? `${styles.done} ${styles.waiting}` : styles.done}>
            <Icon name={done === 'done.delayed' ? 'clock' : 'check'} />
            <span>{text(done)}</span>
          </p>
        )}
      </div>
      {children}
    </div>
  )
}

const keyByName = {
  created: 'done.created',
  confirmed: 'done.confirmed',
  resent: 'done.resent',
  delayed: 'done.delayed',
  reset: 'done.reset',
  restored: 'done.restored',
  profile: 'done.profile',
  email: 'done.email',
  password: 'done.password',
  ended: 'done.ended',
  deleted: 'done.deleted',
  signedOut: 'done.signedOut',
} as const

type DoneKey = (typeof keyByName)[keyof typeof keyByName]

const keys: ReadonlyMap<string | null, DoneKey> = new Map(Object.entries(keyByName))

/** The text key of a form's confirmation, by the parameter `done` of the page it leads to. */
const doneKey = (done: string | null): DoneKey | undefined => keys.get(done)
