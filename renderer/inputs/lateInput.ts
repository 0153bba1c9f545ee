import type { ComponentType } from 'react'
import type { InputProps, LateInput } from './Input'
import { lateStyles } from './lateStyles'

/** A control that is fetched when a form has one: its module's export of the given name. */
export function lateInput<N extends string>(
  name: N,
  load: () => Promise<Record<N, ComponentType<InputProps>>>,
): LateInput {
  let loading: Promise<unknown> | undefined
  function fetchIt(): Promise<unknown> {
    const promise = load().then((module) => {
      late.ready = module[name]
      // React reads this: a control that is here is drawn at once, on a server too.
      Object.assign(promise, { status: 'fulfilled', value: undefined })
    })
    return promise
  }
  const late: LateInput = {
    ready: undefined,
    styles: lateStyles,
    load() {
      loading ??= fetchIt()
      return loading
    },
    forget() {
      loading = undefined
    },
  }
  return late
}
