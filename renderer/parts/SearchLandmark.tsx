import type { ReactNode } from 'react'
import { useUniqueLabel } from './useUniqueLabel'

type Props = { label: string; className?: string | undefined; children: ReactNode }

/** A search landmark. Older supported browsers lack the `<search>` element. */
export function SearchLandmark({ label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <section role="search" {...useUniqueLabel(label)} className={className}>
      {children}
    </section>
  )
}
