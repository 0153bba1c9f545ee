import type { Account } from '../../../../schemas/engine'
import styles from './account.module.css'

/**
 * The picture of an account, or the person's initials. Hidden from screen readers, because the name stands beside it.
 */
export function Avatar({ account: { picture, firstName, lastName } }: { account: Account }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {picture ? <img src={picture} alt="" width="72" height="72" /> : initialOf(firstName) + initialOf(lastName)}
    </span>
  )
}

const initialOf = (name: string): string => ([...name][0] ?? '').toLocaleUpperCase()
