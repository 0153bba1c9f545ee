import { useMemo, useRef, useState } from 'react'
import { encodeQrPath } from '../location/encodeQrPath'
import { useShellText } from '../session/Session'
import type { ShellTextKey } from '../texts/loadTexts'
import { ContextualMenu } from './ContextualMenu'
import styles from './ShareDialog.module.css'

/** The shared page. `url` is absolute. */
export type Shared = { title: string; text?: string | undefined; url: string }

/** The share dialog of a social network. */
const socialUrl = (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`

const mailUrl = ({ title, text, url }: Shared) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent([text, url].filter(Boolean).join('\n\n'))}`

/** Ways to share a page: its link, e-mail, a social network, and a QR code. */
export function ShareDialog({ shared, close }: { shared: Shared; close(): void }) {
  const text = useShellText()
  const address = useRef<HTMLInputElement>(null)
  const [status, setStatus] = useState<ShellTextKey>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shared.url)
      setStatus('share.copied')
    } catch {
      address.current?.select()
      setStatus('share.selected')
    }
  }
  return (
    <ContextualMenu
      title={text('share.title')}
      close={close}
      entries={[
        { icon: 'document', label: text('share.copy'), press: () => void copy() },
        { icon: 'mail', label: text('share.mail'), href: mailUrl(shared) },
        { icon: 'external', label: text('share.social'), press: () => openSocial(shared.url) },
      ]}
    >
      <p className={styles.status} role="status">
        {status && text(status)}
      </p>
      <input
        ref={address}
        className={styles.address}
        aria-label={text('share.address')}
        value={shared.url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <QrCode url={shared.url} />
    </ContextualMenu>
  )
}

const openSocial = (url: string) => void window.open(socialUrl(url), '_blank', 'noopener,popup,width=600,height=540')

/** The address as a QR code; nothing for an address that is too long. */
function QrCode({ url }: { url: string }) {
  const text = useShellText()
  const code = useMemo(() => encodeAddress(url), [url])
  if (!code) return null
  return (
    <figure className={styles.figure}>
      <svg className={styles.code} viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={text('share.code')}>
        <path d={code.path} />
      </svg>
      <figcaption>{text('share.scan')}</figcaption>
    </figure>
  )
}

/** Encodes an address; undefined when it is too long. */
function encodeAddress(url: string) {
  try {
    return encodeQrPath(url, { ecc: 'M', border: 3 })
  } catch {
    return undefined
  }
}
