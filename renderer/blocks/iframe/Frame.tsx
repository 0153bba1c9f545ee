import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../i18n/TextContext'
import { Spinner } from '../../parts/Spinner'
import styles from './Iframe.module.css'

type Props = { url: string; title: string; height: number; onRefused(): void }

const rights = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-scripts'

/** A page of the portal's own origin that kept its origin could take off its sandbox. */
const sandboxOf = (url: string) =>
  new URL(url, window.location.href).origin === window.location.origin ? rights : `${rights} allow-same-origin`

/** The page itself. It takes the focus from the button that asked for it, and tells when the portal's policy refuses it. */
export function Frame({ url, title, height, onRefused }: Props) {
  const text = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const [loading, setLoading] = useState(true)
  const refuse = useEffectEvent((event: SecurityPolicyViolationEvent) => {
    const isFrame = /^(?:frame|child|default)-src/.test(event.effectiveDirective)
    if (isFrame && new URL(url).href.startsWith(event.blockedURI)) onRefused()
  })
  useEffect(() => {
    frame.current?.focus()
    document.addEventListener('securitypolicyviolation', refuse)
    return () => document.removeEventListener('securitypolicyviolation', refuse)
  }, [])
  return (
    <div className={styles.place}>
      <iframe
        ref={frame}
        src={url}
        title={title}
        height={height}
        sandbox={sandboxOf(url)}
        allow="fullscreen"
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        className={styles.page}
        onLoad={() => setLoading(false)}
      />
      {loading && (
        <span className={styles.wait}>
          <Spinner label={text('frame.loading')} />
        </span>
      )}
    </div>
  )
}
