import type { BlockProps } from '../../engine/BlockProps'
import { FooterColumns } from '../../parts/FooterColumns'
import styles from './Footer.module.css'

export { default as contract } from '../../../schemas/generated/blocks/footer.js'

/** Columns at the end of a page. Inside `main` a `footer` is not a landmark, so that the portal's own footer is the only one. */
export function Footer({ data: { type, columns } }: BlockProps<'footer'>) {
  if (columns.length === 0) return null
  return (
    <footer className={styles.footer}>
      <FooterColumns columns={columns} type={type} />
    </footer>
  )
}
