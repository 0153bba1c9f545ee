import { Suspense, use } from 'react'
import styles from './Control.module.css'
import type { Input, InputProps, LateInput } from './Input'
import { LateBoundary } from './LateBoundary'

/**
 * The control of a field. One that is fetched first leaves a place of its usual height meanwhile, except on a server,
 * where the page waits for it. One that cannot be fetched can be asked for again.
 */
export function Control({ input, ...props }: InputProps & { input: Input }) {
  const Component = input.component
  if (!('load' in Component)) return <Component {...props} />
  return (
    <LateBoundary onRetry={Component.forget}>
      <Suspense fallback={<span className={styles.place} />}>
        <Late {...props} late={Component} />
      </Suspense>
    </LateBoundary>
  )
}

function Late({ late, ...props }: InputProps & { late: LateInput }) {
  use(late.load())
  const Component = late.ready
  return Component && <Component {...props} />
}
