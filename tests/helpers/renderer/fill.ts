import { act } from 'react'
import { find } from './renderBlocks'

/** Replaces the value of a control as a visitor does. */
export async function fill(control: Element, value: string): Promise<void> {
  await act(async () => {
    // The setter of the prototype bypasses the one React put on the element, so that React notices the change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })
}

/** Moves the focus away from a control, to another element or to none. */
export const leave = (control: HTMLElement, to: Element | null = null): Promise<void> =>
  act(async () => {
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: to }))
  })

/** The control of a field, by its name. */
export const control = (page: ParentNode, name: string): HTMLElement => find(page, `[name="${name}"]`)
