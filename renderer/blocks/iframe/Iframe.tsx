import { useEffect, useRef, useState } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { useText } from '../../i18n/TextContext'
import { ActionLink } from '../../parts/ActionLink'
import { buttonClass } from '../../parts/buttonClass'
import { cardClass } from '../../parts/cardClass'
import { ErrorText } from '../../parts/ErrorText'
import { Heading } from '../../parts/Heading'
import { Icon } from '../../parts/Icon'
import { Frame } from './Frame'
import { hostOf } from './hostOf'
import styles from './Iframe.module.css'

export { default as contract } from '../../../schemas/generated/blocks/iframe.js'

/**
 * A page of another site. Before a visitor asks for it, when it may not be shown and without a script, there is a
 * card of the same height that says whose page it is and links to it.
 */
export function Iframe({ data: { url, title, height = 420 }, run }: BlockProps<'iframe'>) {
  const text = useText()
  const [state, setState] = useState<'asked' | 'shown' | 'refused'>('asked')
  const host = hostOf(url)
  const below = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The frame had the focus and is gone; what is left to do is the link.
    if (state === 'refused') below.current?.querySelector('a')?.focus()
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
              <Question host={host} onShow={() => setState('shown')} />
            )}
          </div>
        </div>
      )}
      <p ref={below} className={styles.below}>
        <ActionLink action={{ handler: 'redirect', data: { url, target: 'blank' } }} run={run} className={styles.link}>
          {text('frame.open', { host })}
          <Icon name="external" />
        </ActionLink>
      </p>
    </div>
  )
}

function Question({ host, onShow }: { host: string; onShow(): void }) {
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

/** Keeps the place of the frame: its height is data, and a style attribute would be refused. */
const Strut = ({ height }: { height: number }) => <svg width="1" height={height} aria-hidden="true" focusable="false" />
