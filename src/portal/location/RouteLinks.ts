import { type ComponentType, createContext, useContext } from 'react'
import type { Lazy } from '../../../renderer/engine/lazy'
import type { Page } from '../../../schemas/engine'

/** The page that a heart keeps. */
export type HeartProps = { favourite: NonNullable<Page['favourite']> }

/** What the shell uses of the portal's routes and services. */
export type RouteLinks = {
  /** Whether the portal has a page at a path below the card name, so that links may lead there. */
  hasPage(path: string): boolean
  /** The target of "back" from a path below the card name: a path, or undefined for one step back in the history. */
  backTarget(path: string, historyLength: number): string | undefined
  /** Navigates to an address of the portal as a link does. */
  navigate(address: string): void
  /** The heart above a page that visitors can keep, loaded for a language. */
  heart: Lazy<ComponentType<HeartProps>>
}

export const RouteLinksContext = createContext<RouteLinks | undefined>(undefined)

/**
 * A page's handler of the back button, such as for clearing a selection. Returns true when it did something; the
 * visitor then stays.
 */
export const beforeBack: { current: (() => boolean) | undefined } = { current: undefined }

export function useRouteLinks(): RouteLinks {
  const links = useContext(RouteLinksContext)
  if (!links) throw new Error('rendered outside a RouteLinksContext')
  return links
}
