import type { ComponentType } from 'react'
import { lazy } from '../engine/lazy'
import type { InputProps, LazyInput } from './Input'
import { lazyStyles } from './lazyStyles'

/** A control that is loaded when a form has one; its style sheets come with any form. */
export const lazyInput = <N extends string>(
  name: N,
  load: () => Promise<Record<N, ComponentType<InputProps>>>,
): LazyInput => Object.assign(lazy(name, load), { styles: lazyStyles })
