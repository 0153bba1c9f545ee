import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach } from 'vitest'
import { type Host, HostContext } from '../../../renderer/engine/HostContext'
import { createText } from '../../../renderer/i18n/createText'
import { loadMessages } from '../../../renderer/i18n/loadMessages'
import { TextContext } from '../../../renderer/i18n/TextContext'
import { createFields } from '../../../renderer/inputs/createFields'
import { Field } from '../../../renderer/inputs/Field'
import type { FormField as FieldData, FieldValue } from '../../../renderer/inputs/Input'
import { loadInputs } from '../../../renderer/inputs/loadInputs'
import './draw'
import { testHost } from './testHost'

await loadInputs()
const text = createText('fr', await loadMessages('fr'))

const ends = new Set<() => Promise<void>>()

afterEach(async () => {
  for (const end of ends) await end()
  ends.clear()
})

/** One field as a form draws it, with what it holds and what is wrong with that. */
export async function drawInput(
  inputType: FieldData['inputType'],
  data: Partial<FieldData> = {},
  options: Partial<Host> = {},
) {
  const field: FieldData = { name: 'champ', label: 'Champ', inputType, ...data }
  const fields = createFields([field], { now: () => new Date('2026-05-20T10:00:00+02:00') })
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  ends.add(async () => {
    fields.stop()
    await act(async () => root.unmount())
  })
  await act(async () =>
    root.render(
      <HostContext value={testHost({ host: options })}>
        <TextContext value={text}>
          <Field field={field} fields={fields} id="champ" sent />
        </TextContext>
      </HostContext>,
    ),
  )
  return {
    page,
    value: (): FieldValue => fields.read('champ').value,
    /** What a form says when it is sent now. */
    check: () => act(async () => fields.check()),
    error: () => page.querySelector('#champ-error')?.textContent ?? undefined,
  }
}

/** Waits until something is so, five seconds at most. */
export async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 5000
  while (!isSo()) {
    if (performance.now() > end) throw new Error('it never came to be')
    await act(async () => new Promise((done) => setImmediate(done)))
  }
}

/** Chooses files in a control as a visitor does. */
export const choose = (control: Element, files: readonly File[]): Promise<void> =>
  act(async () => {
    Object.defineProperty(control, 'files', { configurable: true, value: files })
    control.dispatchEvent(new Event('change', { bubbles: true }))
    Object.defineProperty(control, 'files', { configurable: true, value: [] })
  })

/** Presses a key on what has the focus, or on the element given. */
export const pressKey = (key: string, target: Element | null = document.activeElement): Promise<void> =>
  act(async () => void target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
