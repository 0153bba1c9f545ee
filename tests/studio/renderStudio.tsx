import { act, type ReactNode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { wordsOf } from '../../schemas/words'
import { loadStudioText, StudioTextContext } from '../../src/studio/texts/StudioText'
import { WordsContext } from '../../src/studio/texts/WordsContext'

/** Renders a part of the studio in French, at an address inside the studio. */
export async function renderStudio(element: ReactNode, address = '/'): Promise<HTMLElement> {
  const text = await loadStudioText('fr')
  const words = await wordsOf('fr')
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    document.body.replaceChildren()
  })
  const { hook, searchHook } = memoryLocation({ path: address })
  await act(async () =>
    root.render(
      <StudioTextContext value={text}>
        <WordsContext value={words}>
          <Router hook={hook} searchHook={searchHook}>
            <Suspense fallback="…">{element}</Suspense>
          </Router>
        </WordsContext>
      </StudioTextContext>,
    ),
  )
  return place
}

/** The first matching element that contains the text. Throws if there is none. */
export function find(within: ParentNode, selector: string, text = ''): HTMLElement {
  const found = [...within.querySelectorAll<HTMLElement>(selector)].find((element) =>
    element.textContent?.includes(text),
  )
  if (!found) throw new Error(`nothing matches ${selector} with “${text}”`)
  return found
}

export const press = (element: HTMLElement) => act(async () => element.click())

/** Types a text into a field so that React notices it. */
export async function type(field: HTMLElement, text: string): Promise<void> {
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) throw new Error('no field')
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
    set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
