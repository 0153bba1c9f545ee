import { useEffect, useRef, useState } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { useText } from '../../i18n/TextContext'
import { ActionLink } from '../../parts/ActionLink'
import { buttonClass } from '../../parts/buttonClass'
import { cardClass } from '../../parts/cardClass'
import { ErrorText } from '../../parts/ErrorText'
import { ForeignFrame } from '../../parts/frame/ForeignFrame'
import { FrameCard, FrameNotice } from '../../parts/frame/FrameCard'
import cardStyles from '../../parts/frame/frame.module.css'
import { hostOf } from '../../parts/frame/hostOf'
import { Heading } from '../../parts/Heading'
import { Icon } from '../../parts/Icon'
import styles from './Iframe.module.css'

export { default as contract } from '../../../schemas/generated/blocks/iframe.js'

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
        <ForeignFrame url={url} title={title} height={height} onRefused={() => setState('refused')} />
      ) : (
        <div className={cardStyles.place}>
          <Strut height={height} />
          <FrameCard>
            <Heading className={cardStyles.title}>{title}</Heading>
            {state === 'refused' ? (
              <ErrorText>{text('frame.refused', { host })}</ErrorText>
            ) : (
              <ConsentPrompt host={host} onShow={() => setState('shown')} />
            )}
          </FrameCard>
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
      <FrameNotice from={text('frame.from', { host })}>{text('frame.notice')}</FrameNotice>
      <button type="button" className={`${buttonClass('primary')} ${styles.show}`} onClick={onShow}>
        {text('frame.show')}
      </button>
    </>
  )
}

/** Gives the card the height of the frame. It is an attribute, because the security policy forbids inline styles. */
const Strut = ({ height }: { height: number }) => <svg width="1" height={height} aria-hidden="true" focusable="false" />
