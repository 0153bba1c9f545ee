import { act } from 'react'
import { find } from './draw'

/** Writes into a control as a visitor does, in place of what it holds. */
export async function fill(control: Element, value: string): Promise<void> {
  await act(async () => {
    // React looks for changes made past the setter it put on the element itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })
}

/** Moves the focus away from a control, to another or to nowhere. */
export const leave = (control: HTMLElement, to: Element | null = null): Promise<void> =>
  act(async () => {
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: to }))
  })

/** The control of a field, by the name it is sent under. */
export const control = (page: ParentNode, name: string): HTMLElement => find(page, `[name="${name}"]`)
