import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { Host } from '../../../renderer/engine/HostContext'
import { everyText } from './registeredTexts'
import { Scene } from './Scene'
import { testHost } from './testHost'
import { typesIn } from './typesIn'

const text = everyText('fr')

/** Ids that React counts on from one rendering to the next. */
const countedId = /_[rR]_\w+_/g

/** The HTML of a block as a server writes it. */
export async function htmlOf(block: unknown): Promise<string> {
  const host = testHost({ host: { formTarget: '/montclair/envoi' } })
  await host.engine.preload(typesIn(block), host.locale)
  return renderToString(<Scene host={host} components={[block]} text={text} />)
}

/** What a block asks of its host. */
function recordingHost(calls: unknown[]): Partial<Host> {
  return {
    run: async (...given) => {
      calls.push(given)
      return { status: 'done', value: undefined }
    },
    fetchJson: (...given) => {
      calls.push(given.filter((each) => !(each instanceof AbortSignal)))
      return Promise.reject(new Error('no network'))
    },
  }
}

const pressable = 'button, summary, a[href], input[type=radio], input[type=checkbox]'

/**
 * What a block does in a browser: its HTML before and after everything in it was pressed and each form sent, and all that it asked of
 * its host.
 */
export async function effectsOf(block: unknown): Promise<string> {
  const calls: unknown[] = []
  const host = testHost({ host: recordingHost(calls) })
  await host.engine.preload(typesIn(block), host.locale)
  const page = document.body.appendChild(document.createElement('main'))
  const stay = (event: Event) => event.preventDefault()
  page.addEventListener('click', stay)
  const root = createRoot(page)
  await act(async () => root.render(<Scene host={host} components={[block]} text={text} />))
  const shown = [page.innerHTML]
  for (const element of page.querySelectorAll<HTMLElement>(pressable)) await act(async () => element.click())
  for (const form of page.querySelectorAll('form'))
    await act(async () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  shown.push(page.innerHTML)
  await act(async () => root.unmount())
  page.remove()
  return JSON.stringify([shown, calls]).replace(countedId, 'id')
}
