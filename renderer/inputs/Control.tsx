import { useHost } from '../engine/HostContext'
import { Loaded } from '../engine/lazy'
import styles from './Control.module.css'
import type { Input, InputProps } from './Input'
import { LazyBoundary } from './LazyBoundary'

/**
 * The control of a field. A lazy control reserves its usual height until it is loaded; a server waits for it. The
 * visitor can retry a control that failed to load.
 */
export function Control({ input, ...props }: InputProps & { input: Input }) {
  const { loadAgain } = useHost()
  const Component = input.component
  if (!('load' in Component)) return <Component {...props} />
  return (
    <LazyBoundary onRetry={() => void Component.retry().catch((error) => loadAgain?.(error))}>
      <Loaded value={Component} fallback={<span className={styles.place} />}>
        {(LoadedControl) => <LoadedControl {...props} />}
      </Loaded>
    </LazyBoundary>
  )
}
