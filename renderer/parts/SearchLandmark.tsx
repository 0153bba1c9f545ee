import type { ReactNode } from 'react'
import { useUniqueLabel } from './useUniqueLabel'

type Props = { label: string; className?: string | undefined; children: ReactNode }

/** The landmark of what narrows a page. The element of that name is not known to browsers of a few years ago. */
export function SearchLandmark({ label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <section role="search" {...useUniqueLabel(label)} className={className}>
      {children}
    </section>
  )
}
