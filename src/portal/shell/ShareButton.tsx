import { useHost } from '../../../renderer/engine/HostContext'
import { toolClass } from '../../../renderer/parts/buttonClass'
import { LineIcon } from '../../../renderer/parts/Icon'
import { useShellText } from '../session/Session'
import styles from './ShareButton.module.css'

/** Shares the page. A style sheet hides it without JavaScript. `withLabel` adds a visible label. */
export function ShareButton({ withLabel = false }: { withLabel?: boolean }) {
  const host = useHost()
  const text = useShellText()
  const share = async () => host.showFailure?.(await host.run({ handler: 'share', data: {} }, { key: 'shell-share' }))
  return (
    <button
      type="button"
      className={`${toolClass} ${styles.share}`}
      aria-label={withLabel ? undefined : text('share')}
      onClick={() => void share()}
    >
      <LineIcon path="M12 15.5V3M7.5 7 12 2.5 16.5 7M6.5 11H4.5v9.5h15V11h-2" />
      {withLabel && text('share')}
    </button>
  )
}
