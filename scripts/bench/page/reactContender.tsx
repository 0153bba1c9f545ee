import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { Contender } from './Contender'

/** A contender that renders with React; `page` turns the JSON text of a page into elements. */
export function reactContender(page: (text: string) => ReactNode): Contender {
  let root: Root | undefined
  let place: HTMLElement | undefined
  const render = (text: string) => {
    flushSync(() => root?.render(page(text)))
    place?.getBoundingClientRect()
  }
  return {
    mount(element, text) {
      place = element
      root = createRoot(element)
      render(text)
    },
    update: render,
    unmount() {
      flushSync(() => root?.unmount())
    },
  }
}
