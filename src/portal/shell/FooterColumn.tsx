import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import type { FooterColumn as Column } from '../../../schemas/engine'
import { imageUrl } from '../host/imageUrl'
import { portalPath } from '../navigation/portalPath'
import { useSession } from '../session/SessionContext'
import styles from './FooterColumn.module.css'

/** Height of a partner's logo, in CSS pixels. */
const height = 48

/** One column of the footer: heading, text, links and logos, each if given. */
export function FooterColumn({ column: { title, text, links = [], images = [] } }: { column: Column }) {
  return (
    <section className={styles.column}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {text && <p className={styles.text}>{text}</p>}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ label, url }) => (
            <li key={`${label} ${url}`}>
              <FooterLink url={url}>{label}</FooterLink>
            </li>
          ))}
        </ul>
      )}
      {images.length > 0 && (
        <ul className={styles.images}>
          {images.map(({ src, url, alt = '' }) => {
            const picture = <img src={imageUrl(src, { width: 0, height })} alt={alt} height={height} loading="lazy" />
            return <li key={src}>{url ? <FooterLink url={url}>{picture}</FooterLink> : picture}</li>
          })}
        </ul>
      )}
    </section>
  )
}

/** Paths stay within the portal; other sites open in a new tab. */
function FooterLink({ url, children }: { url: string; children: React.ReactNode }) {
  const { portal, shellText } = useSession()
  if (url.startsWith('/')) return <a href={portalPath(portal.cardName, url)}>{children}</a>
  if (!url.startsWith('https:')) return <a href={url}>{children}</a>
  return (
    <a href={url} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {shellText('link.newTab')}</VisuallyHidden>
    </a>
  )
}
