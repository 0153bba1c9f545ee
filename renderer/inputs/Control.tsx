import { Loaded } from '../engine/lazy'
import styles from './Control.module.css'
import type { Input, InputProps } from './Input'
import { LazyBoundary } from './LazyBoundary'

/**
 * The control of a field. A lazy one leaves a place of its usual height until it is loaded, except on a server, where the
 * page waits for it. One that fails to load can be asked for again.
 */
export function Control({ input, ...props }: InputProps & { input: Input }) {
  const Component = input.component
  if (!('load' in Component)) return <Component {...props} />
  return (
    <LazyBoundary onRetry={() => Component.retry()}>
      <Loaded value={Component} fallback={<span className={styles.place} />}>
        {(LoadedControl) => <LoadedControl {...props} />}
      </Loaded>
    </LazyBoundary>
  )
}
