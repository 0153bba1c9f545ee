import type { ComponentType } from 'react'
import type { Params } from './pattern'

/** `search` is the query of the address, without the question mark. */
export type RouteProps = { params: Params; search: string }

/** The component of a route: here already, or loaded before the route is shown, so that nothing flashes. */
export type Drawable = {
  ready: ComponentType<RouteProps> | undefined
  load(): Promise<unknown>
  /** Name of the component, and of its file, when it is one of its own. */
  name?: string
}

export const eager = (component: ComponentType<RouteProps>): Drawable => ({
  ready: component,
  load: () => Promise.resolve(),
})

export function late<N extends string>(name: N, load: () => Promise<Record<N, ComponentType<RouteProps>>>): Drawable {
  const drawable: Drawable = {
    name,
    ready: undefined,
    load: async () => {
      drawable.ready ??= (await load())[name]
    },
  }
  return drawable
}
