import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { parseUrl } from '../../../schemas/engine'
import type { BlockProps } from '../../engine/BlockProps'
import { useText } from '../../i18n/TextContext'
import { ActionLink } from '../../parts/ActionLink'
import { buttonClass } from '../../parts/buttonClass'
import { cardClass } from '../../parts/cardClass'
import { ErrorText } from '../../parts/ErrorText'
import { Heading } from '../../parts/Heading'
import { Icon } from '../../parts/Icon'
import { Spinner } from '../../parts/Spinner'
import styles from './Iframe.module.css'

export { default as contract } from '../../../schemas/generated/blocks/iframe.js'

/** Host name of an https address, without `www.`. */
export function hostOf(url: string): string {
  const { hostname } = parseUrl(url) ?? { hostname: url.replace(/^https:\/\/([^/?#]*).*$/, '$1') }
  return hostname.replace(/^www\./, '')
}

type FrameProps = { url: string; title: string; height: number; onRefused(): void }

const sandboxTokens = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-scripts'

/** Withholds `allow-same-origin` from pages of the portal's own origin, which could remove their sandbox with it. */
const sandboxOf = (url: string) =>
  parseUrl(url, window.location.href)?.origin === window.location.origin
    ? sandboxTokens
    : `${sandboxTokens} allow-same-origin`

/**
 * The embedded page. Takes the focus from the button that opened it, and calls `onRefused` when the security policy
 * blocks it.
 */
export function Frame({ url, title, height, onRefused }: FrameProps) {
  const text = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const [loading, setLoading] = useState(true)
  const handleViolation = useEffectEvent((event: SecurityPolicyViolationEvent) => {
    const isFrame = /^(?:frame|child|default)-src/.test(event.effectiveDirective)
    if (isFrame && parseUrl(url)?.href.startsWith(event.blockedURI)) onRefused()
  })
  useEffect(() => {
    frame.current?.focus()
    document.addEventListener('securitypolicyviolation', handleViolation)
    return () => document.removeEventListener('securitypolicyviolation', handleViolation)
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

/**
 * Embeds a page of another site. Until the visitor opens it, when the site may not be embedded, and without
 * JavaScript, a card of the same height names the site and links to it.
 */
export function Iframe({ data: { url, title, height = 420 }, run }: BlockProps<'iframe'>) {
  const text = useText()
  const [state, setState] = useState<'prompt' | 'shown' | 'refused'>('prompt')
  const host = hostOf(url)
  const linkLine = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The removed frame had the focus; the link takes it.
    if (state === 'refused') linkLine.current?.querySelector('a')?.focus()
  }, [state])
  return (
    <div className={`${cardClass(false)} ${styles.frame}`}>
      {state === 'shown' ? (
        <Frame url={url} title={title} height={height} onRefused={() => setState('refused')} />
      ) : (
        <div className={styles.place}>
          <Strut height={height} />
          <div className={styles.card}>
            <span className={styles.icon}>
              <Icon name="external" />
            </span>
            <Heading className={styles.title}>{title}</Heading>
            {state === 'refused' ? (
              <ErrorText>{text('frame.refused', { host })}</ErrorText>
            ) : (
              <ConsentPrompt host={host} onShow={() => setState('shown')} />
            )}
          </div>
        </div>
      )}
      <p ref={linkLine} className={styles.below}>
        <ActionLink action={{ handler: 'redirect', data: { url, target: 'blank' } }} run={run} className={styles.link}>
          {text('frame.open', { host })}
          <Icon name="external" />
        </ActionLink>
      </p>
    </div>
  )
}

function ConsentPrompt({ host, onShow }: { host: string; onShow(): void }) {
  const text = useText()
  return (
    <>
      <p className={styles.notice}>
        <strong>{text('frame.from', { host })}</strong> {text('frame.notice')}
      </p>
      <button type="button" className={`${buttonClass('primary')} ${styles.show}`} onClick={onShow}>
        {text('frame.show')}
      </button>
    </>
  )
}

/** Gives the card the height of the frame. It is an attribute, because the security policy forbids inline styles. */
const Strut = ({ height }: { height: number }) => <svg width="1" height={height} aria-hidden="true" focusable="false" />
