import type { ComponentType } from 'react'
import type { Params } from '../../../schemas/routes/pattern'

/** `search` is the query of the address, without the question mark. */
export type RouteProps = { params: Params; search: string }

/** A component that is here already, or is loaded before it is drawn, so that nothing flashes. */
export type Drawable<P = RouteProps> = {
  ready: ComponentType<P> | undefined
  /** Resolves once it is ready; the same promise until it fails. */
  load(): Promise<unknown>
  /** Name of the component, and of its file, when it is one of its own. */
  name?: string
}

export const eager = (component: ComponentType<RouteProps>): Drawable => ({
  ready: component,
  load: () => Promise.resolve(),
})

export function late<N extends string, P = RouteProps>(
  name: N,
  load: () => Promise<Record<N, ComponentType<P>>>,
): Drawable<P> {
  let loading: Promise<unknown> | undefined
  const drawable: Drawable<P> = {
    name,
    ready: undefined,
    load() {
      loading ??= load().then(
        (module) => {
          drawable.ready = module[name]
        },
        (error: unknown) => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
  }
  return drawable
}
