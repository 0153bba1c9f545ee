import { Component, createElement, type ReactNode, Suspense, use, useLayoutEffect } from 'react'
import { countWork, trackWork } from './readiness'

/** A value that is loaded when it is first needed. */
export type Lazy<T> = {
  /** The value; undefined until it has been loaded. */
  ready: T | undefined
  /** Why it could not be loaded the last time that it failed. */
  error?: unknown
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
      lazy.error = error
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

/** Renders what stands in place of a part that failed to load. `retry` loads all such parts again; it rejects when one fails again. */
export type RenderFailure = (retry: () => Promise<unknown>) => ReactNode

let renderFailure: RenderFailure = () => null

/** Sets what stands in place of parts that fail to load, and of those that have failed; nothing until then. */
export function showLoadFailures(render: RenderFailure): void {
  renderFailure = render
  for (const boundary of failures) boundary.forceUpdate()
}

type LoadedProps<T> = {
  value: Lazy<T>
  locale?: string | undefined
  /** Rendered until the value is loaded; nothing unless given. */
  fallback?: ReactNode
  /** Rendered in place of what fails to load, once for each such part; otherwise what `showLoadFailures` names, once for all of a value. */
  failure?: RenderFailure | undefined
  children: (value: T) => ReactNode
}

/**
 * Renders a lazy value once it is loaded. A failure to load stays here: the part is loaded again when the visitor asks for it, and when
 * the network is back.
 */
export const Loaded = <T>(props: LoadedProps<T>): ReactNode =>
  createElement(
    LoadBoundary,
    { value: props.value, locale: props.locale, failure: props.failure },
    createElement(Waiting<T>, props),
  )

function Waiting<T>({ fallback = null, ...props }: LoadedProps<T>): ReactNode {
  useLayoutEffect(() => countWork(1), [])
  return createElement(Suspense, { fallback }, createElement(Content<T>, { ...props, ready: props.value.ready }))
}

/** Reads `ready` from its props, because React renders again after `use` and takes the same hooks for granted. */
function Content<T>({ value, ready, locale, children }: LoadedProps<T> & Pick<Lazy<T>, 'ready'>): ReactNode {
  const content = children(ready ?? use(value.load(locale)))
  useLayoutEffect(() => countWork(-1), [])
  return content
}

/** The boundaries on the page whose parts failed to load. */
const failures = new Set<LoadBoundary>()

const retryAll = () => Promise.all([...failures].map((boundary) => boundary.retry()))
const retryOnline = () => void retryAll().catch(() => {})

type BoundaryProps = Pick<LoadedProps<unknown>, 'locale' | 'failure'> & { value: Lazy<unknown>; children?: ReactNode }

/** Contains a failure to load, and no other error. */
class LoadBoundary extends Component<BoundaryProps, { error?: unknown; isFirst?: boolean }> {
  override state: { error?: unknown; isFirst?: boolean } = {}

  static getDerivedStateFromError = (error: unknown) => ({ error })

  override componentDidCatch(): void {
    // A list of blocks of one type says it once.
    this.setState({ isFirst: ![...failures].some(({ props }) => props.value === this.props.value) })
    failures.add(this)
    window.addEventListener('online', retryOnline)
  }

  override componentWillUnmount(): void {
    failures.delete(this)
  }

  retry(): Promise<unknown> {
    const { value, locale } = this.props
    failures.delete(this)
    const loading = value.retry(locale)
    this.setState({ error: undefined, isFirst: false })
    return loading
  }

  override render(): ReactNode {
    const { value, failure, children } = this.props
    const { error, isFirst } = this.state
    if (error === undefined) return children
    if (error !== value.error) throw error
    return failure ? failure(retryAll) : isFirst && renderFailure(retryAll)
  }
}
