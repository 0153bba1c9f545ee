import { type Element, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement } from 'happy-dom'
import type { Fields } from './postForm'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

/** What a browser sends of a form, with the pressed button if there is one; `files` are those that the visitor chose. */
export function formFields(
  form: Element,
  button: Element | null | undefined,
  files: ReadonlyMap<Element, File>,
): Fields {
  const inside = [...form.querySelectorAll('input, select, textarea, button')]
  const controls = [...inside, ...(button && !inside.includes(button) ? [button] : [])].filter(
    (control) =>
      control.getAttribute('name') && !control.hasAttribute('disabled') && !control.closest('fieldset[disabled]'),
  )
  return controls.flatMap((control): Fields => {
    const name = control.getAttribute('name') ?? ''
    if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) return [[name, control.value]]
    if (control instanceof HTMLInputElement) return inputFields(name, control, files)
    return control === button ? [[name, control.getAttribute('value') ?? '']] : []
  })
}

function inputFields(name: string, input: HTMLInputElement, files: ReadonlyMap<Element, File>): Fields {
  switch (input.type) {
    case 'radio':
    case 'checkbox':
      return input.checked ? [[name, input.getAttribute('value') ?? 'on']] : []
    case 'file':
      return [[name, files.get(input) ?? new File([], '')]]
    case 'submit':
    case 'button':
    case 'image':
    case 'reset':
      return []
    default:
      return [[name, input.value]]
  }
}

/** The names of the fields because of which a browser does not send a form. */
export const invalidFields = (form: Element, files: ReadonlyMap<Element, File>): string[] =>
  [...form.querySelectorAll('input, select, textarea')]
    .filter(isControl)
    .filter((control) => !files.has(control) && !control.checkValidity())
    .map(({ name }) => name)
