import { Loaded } from '../engine/lazy'
import { useText } from '../i18n/TextContext'
import { LoadFailure } from '../parts/LoadFailure'
import styles from './Control.module.css'
import type { Input, InputProps } from './Input'

/**
 * The control of a field. A lazy control reserves its usual height until it is loaded; a server waits for it. The
 * visitor can retry a control that failed to load.
 */
export function Control({ input, ...props }: InputProps & { input: Input }) {
  const Component = input.component
  if (!('load' in Component)) return <Component {...props} />
  return (
    <Loaded
      value={Component}
      fallback={<span className={styles.place} />}
      failure={(retry) => <ControlFailure retry={retry} />}
    >
      {(LoadedControl) => <LoadedControl {...props} />}
    </Loaded>
  )
}

function ControlFailure({ retry }: { retry(): Promise<unknown> }) {
  return <LoadFailure message={useText()('dynamicInput.retry')} retry={retry} />
}
