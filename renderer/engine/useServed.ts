import { useMemo } from 'react'
import { useHost } from './HostContext'
import { opensNothing } from './opensNothing'

/** The items of a block without those that open a page that the application does not have, or hold nothing else. */
export function useServed<T>(items: readonly T[]): readonly T[] {
  const { serves } = useHost()
  return useMemo(() => items.filter((item) => !opensNothing(item, serves)), [items, serves])
}
