import type { ReactNode } from 'react'
import type { FooterColumn } from '../../schemas/engine'
import type { PictureSize } from '../../schemas/pictures/pictureSizes'
import { useHost } from '../engine/HostContext'
import { useText } from '../i18n/TextContext'
import styles from './FooterColumns.module.css'
import { Heading } from './Heading'
import { VisuallyHidden } from './VisuallyHidden'

/** Size of a partner logo, in CSS pixels. */
const logo = { width: 0, height: 48 } as const satisfies PictureSize

/** The columns of a footer: heading, text, links and logos, each optional. `type` sets the layout. */
export function FooterColumns({ columns, type }: { columns: readonly FooterColumn[]; type?: string | undefined }) {
  return (
    <div className={styles.columns} data-type={type}>
      {columns.map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns of a footer have no identity but their order
        <Column key={index} column={column} />
      ))}
    </div>
  )
}

function Column({ column: { title, text, links = [], images = [] } }: { column: FooterColumn }) {
  const host = useHost()
  return (
    <section className={styles.column}>
      {title?.trim() && <Heading className={styles.title}>{title}</Heading>}
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
            const picture = <img src={host.imageUrl(src, logo)} alt={alt} height={logo.height} loading="lazy" />
            return <li key={src}>{url && alt ? <FooterLink url={url}>{picture}</FooterLink> : picture}</li>
          })}
        </ul>
      )}
    </section>
  )
}

/** A link to a path opens in the portal, a link to an `https:` address in a new tab. */
function FooterLink({ url, children }: { url: string; children: ReactNode }) {
  const host = useHost()
  const text = useText()
  if (url.startsWith('/')) return <a href={host.href({ handler: 'navigation', data: { path: url } })}>{children}</a>
  if (!url.startsWith('https:')) return <a href={url}>{children}</a>
  return (
    <a href={url} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {text('link.newTab')}</VisuallyHidden>
    </a>
  )
}
