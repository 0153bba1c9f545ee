import { createElement, type ReactNode, Suspense, use, useLayoutEffect } from 'react'
import { countWork, trackWork } from './readiness'

/** A value that is loaded when it is first needed. */
export type Lazy<T> = {
  /** The value; undefined until it has been loaded. */
  ready: T | undefined
  /**
   * Loads the value and its parts for a language (BCP 47). Returns the same promise for a language every time, even a
   * rejected one, so that React can wait for it while rendering.
   */
  load(locale?: string): Promise<T>
  /** Like `load`, but loads again after a failure. */
  retry(locale?: string): Promise<T>
}

/** A lazy value that is the export `name` of a module. */
export type LazyExport<T> = Lazy<T> & { readonly name: string }

/** A value that is already loaded, in the shape of a lazy one. */
export function eager<T>(value: T): Lazy<T> {
  const load = () => Promise.resolve(value)
  return { ready: value, load, retry: load }
}

/** The export `name` of a module that is imported when it is first needed. */
export function lazy<M, N extends keyof M & string>(name: N, load: () => Promise<M>): LazyExport<M[N]> {
  return Object.assign(
    lazyValue(async () => (await load())[name]),
    { name },
  )
}

export function lazyValue<T>(fetch: (locale: string) => Promise<T>): Lazy<T> {
  const loading = new Map<string, Promise<T>>()
  const failed = new Set<string>()
  const start = async (locale: string) => {
    try {
      const value = await trackWork(fetch(locale))
      lazy.ready = value
      return value
    } catch (error) {
      failed.add(locale)
      throw error
    }
  }
  const lazy: Lazy<T> = {
    ready: undefined,
    load(locale = '') {
      const promise = loading.get(locale) ?? start(locale)
      loading.set(locale, promise)
      return promise
    },
    retry(locale = '') {
      if (failed.delete(locale)) loading.delete(locale)
      return lazy.load(locale)
    },
  }
  return lazy
}

type LoadedProps<T> = {
  value: Lazy<T>
  locale?: string
  /** Rendered until the value is loaded; nothing unless given. */
  fallback?: ReactNode
  children: (value: T) => ReactNode
}

/** Renders a lazy value once it is loaded. A failure to load is thrown to the nearest error boundary. */
export function Loaded<T>({ fallback = null, ...props }: LoadedProps<T>): ReactNode {
  useLayoutEffect(() => countWork(1), [])
  return createElement(Suspense, { fallback }, createElement(Content<T>, { ...props, ready: props.value.ready }))
}

/** Reads `ready` from its props, because React renders again after `use` and takes the same hooks for granted. */
function Content<T>({ value, ready, locale, children }: LoadedProps<T> & Pick<Lazy<T>, 'ready'>): ReactNode {
  const content = children(ready ?? use(value.load(locale)))
  useLayoutEffect(() => countWork(-1), [])
  return content
}
