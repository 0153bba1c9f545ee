import type { BlockProps } from '../../engine/BlockProps'
import { FooterColumns } from '../../parts/FooterColumns'
import styles from './Footer.module.css'

export { default as contract } from '../../../schemas/generated/blocks/footer.js'

/** Columns that end a page. Inside the main part it is no landmark, as HTML has it: a portal's own footer stays the one. */
export function Footer({ data: { type, columns } }: BlockProps<'footer'>) {
  if (columns.length === 0) return null
  return (
    <footer className={styles.footer}>
      <FooterColumns columns={columns} type={type} />
    </footer>
  )
}
