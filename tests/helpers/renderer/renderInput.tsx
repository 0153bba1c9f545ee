import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { type Host, HostContext } from '../../../renderer/engine/HostContext'
import { createText } from '../../../renderer/i18n/createText'
import { loadMessages, textsOf } from '../../../renderer/i18n/loadMessages'
import { TextContext } from '../../../renderer/i18n/TextContext'
import { createFields } from '../../../renderer/inputs/createFields'
import { Field } from '../../../renderer/inputs/Field'
import type { FormField as FieldData, FieldValue } from '../../../renderer/inputs/Input'
import { loadInputs } from '../../../renderer/inputs/loadInputs'
import { testHost } from './testHost'

await loadInputs()
// The texts of inputs load with the first form.
await textsOf('forms').load('fr')
const text = createText('fr', await loadMessages('fr'))

/** Renders one field as a form does. Returns accessors for its value and its error. */
export async function renderInput(
  inputType: FieldData['inputType'],
  data: Partial<FieldData> = {},
  options: Partial<Host> = {},
) {
  const field: FieldData = { name: 'champ', label: 'Champ', inputType, ...data }
  const fields = createFields([field], { now: () => new Date('2026-05-20T10:00:00+02:00') })
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  onTestFinished(async () => {
    fields.stop()
    await act(async () => root.unmount())
    page.remove()
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
    /** Checks the field as a form does when it is sent. */
    check: () => act(async () => fields.check()),
    error: () => page.querySelector('#champ-error')?.textContent ?? undefined,
  }
}

/** Chooses files in a file input as a visitor does. */
export const chooseFiles = (control: Element, files: readonly File[]): Promise<void> =>
  act(async () => {
    Object.defineProperty(control, 'files', { configurable: true, value: files })
    control.dispatchEvent(new Event('change', { bubbles: true }))
    Object.defineProperty(control, 'files', { configurable: true, value: [] })
  })

/** Presses a key on the focused element, or on the given one. */
export const pressKey = (key: string, target: Element | null = document.activeElement): Promise<void> =>
  act(async () => void target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
