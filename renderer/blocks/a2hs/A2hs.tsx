import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { type Installation, useHost } from '../../engine/HostContext'
import { Loaded } from '../../engine/lazy'
import { useText } from '../../i18n/TextContext'
import { ActionButton } from '../../parts/ActionButton'
import { buttonClass } from '../../parts/buttonClass'
import { Heading } from '../../parts/Heading'
import { Icon } from '../../parts/Icon'
import { useHydrated } from '../../parts/useHydrated'
import styles from './A2hs.module.css'

export { default as contract } from '../../../schemas/generated/blocks/a2hs.js'

/** Offers to install the portal, at the bottom of the screen, while the browser supports it. */
export function A2hs(props: BlockProps<'a2hs'>) {
  const { installation } = useHost()
  const isHydrated = useHydrated()
  if (!installation || !isHydrated) return null
  return (
    <Loaded value={installation} failure={() => null}>
      {(loaded) => <WhileOffered {...props} installation={loaded} />}
    </Loaded>
  )
}

type Props = BlockProps<'a2hs'> & { installation: Installation }

function WhileOffered(props: Props) {
  const { subscribe, isOffered } = props.installation
  return useSyncExternalStore(subscribe, isOffered) && <Offer {...props} />
}

function Offer({ data, run, installation }: Props) {
  const text = useText()
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => installation.shown(), [installation])
  useLayoutEffect(() => {
    const offer = ref.current
    return () => {
      if (offer?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={ref} role="dialog" aria-labelledby={id} className={styles.offer}>
      <span className={styles.icon}>
        <Icon name="device" />
      </span>
      <div className={styles.words}>
        <div id={id}>
          <Heading className={styles.title}>{data.title?.trim() || text('a2hs.title')}</Heading>
        </div>
        <p className={styles.text}>{data.text?.trim() || text('a2hs.text')}</p>
      </div>
      <div className={styles.buttons}>
        <button type="button" className={buttonClass()} onClick={installation.dismiss}>
          {text('dialog.close')}
        </button>
        <ActionButton button={{ label: text('a2hs.add'), kind: 'primary' }} action={{ handler: 'a2hs' }} run={run} />
      </div>
    </div>
  )
}
