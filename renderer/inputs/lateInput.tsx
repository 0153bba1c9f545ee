import { type ComponentType, Suspense, use } from 'react'
import type { InputProps } from './Input'
import styles from './lateInput.module.css'

/**
 * A control that is fetched when a form has one: its module's export of the given name. On a server the page waits for
 * it; in a browser a place of its usual height does, unless the page came with it. Throws when it cannot be fetched,
 * and asks again when it is drawn again.
 */
export function lateInput<N extends string>(
  name: N,
  load: () => Promise<Record<N, ComponentType<InputProps>>>,
): ComponentType<InputProps> {
  let ready: ComponentType<InputProps> | undefined
  let loading: Promise<unknown> | undefined
  const fetchIt = async () => {
    try {
      ready = (await load())[name]
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  function Loaded(props: InputProps) {
    if (!ready) {
      loading ??= fetchIt()
      use(loading)
    }
    const Control = ready
    return Control && <Control {...props} />
  }
  return function Late(props: InputProps) {
    return (
      <Suspense fallback={<span className={styles.place} />}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
