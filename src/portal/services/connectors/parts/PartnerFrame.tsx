import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { ForeignFrame } from '../../../../../renderer/parts/frame/ForeignFrame'
import { FrameCard } from '../../../../../renderer/parts/frame/FrameCard'
import { hostOf } from '../../../../../renderer/parts/frame/hostOf'
import { Icon } from '../../../../../renderer/parts/Icon'
import { useSession } from '../../../session/Session'
import type { Agreed, Partner } from '../connectorQueries'
import { ConsentForm } from './ConsentForm'
import styles from './connectors.module.css'
import { useConsent } from './useConsent'
import { useFrameHealth } from './useFrameHealth'
import { usePartnerMessages } from './usePartnerMessages'

/** The page of a partner in a frame, once the visitor agrees to load it, and what to do when it does not come. */
export function PartnerFrame({ shown, agreed }: { shown: Partner; agreed: Agreed }) {
  const { shellText: text } = useSession()
  const { title, partner, url, origin, reports = false, height } = shown
  const { state, agree, check, refuse } = useConsent(origin, agreed)
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<number>()
  const frame = useRef<HTMLIFrameElement>(null)
  const isShown = state.name === 'shown'
  const heard = usePartnerMessages(frame, origin, isShown)
  const facts = { isLoaded: loaded === attempt, isHeard: heard.isHeard, reports }
  const problem = useFrameHealth(isShown ? attempt + 1 : 0, facts, check)
  const host = hostOf(url)
  const link = useRef<HTMLAnchorElement>(null)
  const isRefused = state.name === 'refused'
  useEffect(() => {
    // The removed frame had the focus; the link takes it.
    if (isRefused) link.current?.focus()
  }, [isRefused])
  return (
    <div className={styles.partner} data-fills={height === undefined ? '' : undefined}>
      <p role="status" className={styles.notice}>
        {problem && (
          <>
            <Icon name="warning" />
            <span>{text(`connectors.${problem}`, { partner })}</span>
          </>
        )}
      </p>
      {problem && (
        <button
          type="button"
          className={`${buttonClass('secondary')} ${styles.retry}`}
          onClick={() => setAttempt(attempt + 1)}
        >
          {text('connectors.retry')}
        </button>
      )}
      <div className={`${cardClass(false)} ${styles.frame}`}>
        {state.name === 'shown' ? (
          <ForeignFrame
            key={attempt}
            url={state.url}
            title={title}
            height={height === undefined ? undefined : (heard.height ?? height)}
            onRefused={refuse}
            onLoad={() => setLoaded(attempt)}
            isAlone
            frame={frame}
          />
        ) : (
          <FrameCard>
            {state.name === 'prompt' || state.name === 'asking' ? (
              <ConsentForm shown={shown} agreed={agreed} isBusy={state.name === 'asking'} onAgree={agree} />
            ) : (
              <ErrorText>{text(`connectors.${state.name}`, { partner, host })}</ErrorText>
            )}
          </FrameCard>
        )}
      </div>
      <p className={styles.beside}>
        <a ref={link} href={state.name === 'shown' ? state.url : url} target="_blank" rel="noopener">
          {text('connectors.open', { host })}
          <Icon name="external" />
        </a>
      </p>
    </div>
  )
}
