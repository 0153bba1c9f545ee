import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'
import { blocks } from '../../../renderer/blocks/index'
import type { Host } from '../../../renderer/engine/HostContext'
import { Scene } from './Scene'
import { testHost } from './testHost'

/** Puts what a server drew into the document, lets the visitor do something there, and only then starts the script. */
export async function takeOver(components: unknown[], early: (page: HTMLElement) => void, options: Partial<Host> = {}) {
  const host = testHost({ host: options })
  await host.engine.preload(Object.keys(blocks), 'fr')
  const scene = <Scene host={host} components={components} />
  const page = document.body.appendChild(document.createElement('main'))
  page.innerHTML = renderToString(scene)
  early(page)
  const root = await act(async () => hydrateRoot(page, scene))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    page.remove()
  })
  return { page }
}

/** Ticks the box or button of that value, without any script hearing of it. */
export function tick(page: Element, value: string): void {
  const input = page.querySelector<HTMLInputElement>(`input[value="${value}"]`)
  if (!input) throw new Error(`nothing to tick with the value ${value}`)
  input.checked = true
}
