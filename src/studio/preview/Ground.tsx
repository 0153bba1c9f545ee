import type { ReactNode } from 'react'
import { isFramed } from '../frame/report'

/**
 * What a preview stands on. Alone it is the main part of its document; in the gallery it is a piece of the gallery's,
 * which has a main part of its own.
 */
export function Ground({ className, children }: { className: string | undefined; children: ReactNode }) {
  return isFramed() ? (
    <div className={className} data-ground="">
      {children}
    </div>
  ) : (
    <main className={className}>{children}</main>
  )
}
