import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { parseUrl } from '../../../schemas/engine'
import { useText } from '../../i18n/TextContext'
import { Spinner } from '../Spinner'
import styles from './frame.module.css'

type Props = {
  url: string
  title: string
  /** In CSS pixels; without one, the style sheet of the page decides. */
  height?: number | undefined
  /** Called when the security policy blocks the page of the frame. */
  onRefused(): void
  onLoad?: (() => void) | undefined
  /** Whether the page has no other frame, so that every block of the policy concerns this one, also after a redirect. */
  isAlone?: boolean
  frame?: RefObject<HTMLIFrameElement | null>
}

const sandboxTokens = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-scripts'

/** Withholds `allow-same-origin` from pages of the portal's own origin, which could remove their sandbox with it. */
const sandboxOf = (url: string) =>
  parseUrl(url, globalThis.location?.href)?.origin === globalThis.location?.origin
    ? sandboxTokens
    : `${sandboxTokens} allow-same-origin`

/** A page of another site in a sandbox. Takes the focus from the button that opened it. */
export function ForeignFrame({ url, title, height, onRefused, onLoad, isAlone = false, frame: given }: Props) {
  const text = useText()
  const own = useRef<HTMLIFrameElement>(null)
  const frame = given ?? own
  const [loading, setLoading] = useState(true)
  const handleViolation = useEffectEvent((event: SecurityPolicyViolationEvent) => {
    const isFrame = /^(?:frame|child|default)-src/.test(event.effectiveDirective)
    if (isFrame && (isAlone || parseUrl(url)?.href.startsWith(event.blockedURI))) onRefused()
  })
  useEffect(() => {
    frame.current?.focus()
    document.addEventListener('securitypolicyviolation', handleViolation)
    return () => document.removeEventListener('securitypolicyviolation', handleViolation)
  }, [frame])
  return (
    <div className={styles.place}>
      <iframe
        ref={frame}
        src={url}
        title={title}
        height={height}
        sandbox={sandboxOf(url)}
        allow="fullscreen"
        loading={isAlone ? undefined : 'lazy'}
        referrerPolicy="strict-origin-when-cross-origin"
        className={styles.page}
        onLoad={() => {
          setLoading(false)
          onLoad?.()
        }}
      />
      {loading && (
        <span className={styles.wait}>
          <Spinner label={text('frame.loading')} />
        </span>
      )}
    </div>
  )
}
