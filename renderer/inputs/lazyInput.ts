import type { ComponentType } from 'react'
import { lazy } from '../engine/lazy'
import type { InputProps, LazyInput } from './Input'
import { lazyStyles } from './lazyStyles'

/** A control that loads with the first form that uses it. Its style sheets load with any form. */
export const lazyInput = <N extends string>(
  name: N,
  load: () => Promise<Record<N, ComponentType<InputProps>>>,
): LazyInput => Object.assign(lazy(name, load), { styles: lazyStyles })
