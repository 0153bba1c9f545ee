import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'
import { blocks } from '../../../renderer/blocks'
import type { Host } from '../../../renderer/engine/HostContext'
import { Scene } from './Scene'
import { testHost } from './testHost'

/** Puts server-rendered blocks into the document, runs `beforeHydration` on it, and then hydrates it. */
export async function hydrateBlocks(
  components: unknown[],
  beforeHydration: (page: HTMLElement) => void,
  options: Partial<Host> = {},
) {
  const host = testHost({ host: options })
  await host.engine.preload(Object.keys(blocks), 'fr')
  const scene = <Scene host={host} components={components} />
  const page = document.body.appendChild(document.createElement('main'))
  page.innerHTML = renderToString(scene)
  beforeHydration(page)
  const root = await act(async () => hydrateRoot(page, scene))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    page.remove()
  })
  return { page }
}

/** Checks the checkbox or radio button of that value without emitting an event. */
export function tick(page: Element, value: string): void {
  const input = page.querySelector<HTMLInputElement>(`input[value="${value}"]`)
  if (!input) throw new Error(`nothing to tick with the value ${value}`)
  input.checked = true
}
