import { Element, HTMLInputElement, HTMLSelectElement } from 'happy-dom'
import { accessibleName, textOf, withPlainSpaces } from './accessibleName'
import { type Control, isControl } from './formFields'
import type { ReadDocument } from './readHtml'

export type Name = string | RegExp

const links = 'a[href]:not([aria-disabled=true])'
const controls = 'input:not([type=hidden]), select, textarea'

/** A part of a page, whose links and controls are found by their names. A name that none or several have is an error. */
export class PagePart {
  constructor(
    private readonly document: ReadDocument,
    private readonly element: Element,
  ) {}

  /** The elements of a selector and a name that are not hidden by their HTML, nor from screen readers. */
  all(selector: string, name?: Name): Element[] {
    const isNamed = (element: Element): boolean => {
      if (name === undefined) return true
      const own = accessibleName(element, this.document)
      return typeof name === 'string' ? own === withPlainSpaces(name) : name.test(own)
    }
    return [...this.element.querySelectorAll(selector)].filter(
      (element) => !element.closest('[hidden], [aria-hidden=true], template') && isNamed(element),
    )
  }

  one(selector: string, name?: Name): Element {
    const found = this.all(selector, name)
    const [first] = found
    if (first && found.length === 1) return first
    const names = this.all(selector).map((element) => accessibleName(element, this.document))
    throw new Error(`There are ${found.length} × ${selector} "${name ?? ''}" among: ${names.join(' | ').slice(0, 500)}`)
  }

  part = (selector: string, name?: Name): PagePart => new PagePart(this.document, this.one(selector, name))
  group = (name: Name): PagePart => this.part('fieldset, [role=group]', name)
  links = (name?: Name): Element[] => this.all(links, name)
  link = (name: Name): Element => this.one(links, name)
  button = (name: Name): Element => this.one('button', name)

  /** What visitors read. */
  get text(): string {
    return textOf(this.element)
  }

  /** The texts of the elements of a selector. */
  texts = (selector: string): string[] => this.all(selector).map(textOf)

  attributes = (selector: string, attribute: string): string[] =>
    this.all(selector).map((element) => element.getAttribute(attribute) ?? '')

  value = (label: Name | Element): string => this.control(label).value

  fill(label: Name | Element, text: string): void {
    this.control(label).value = text
  }

  /** Chooses an option of a list by its place in it. */
  select(label: Name | Element, index: number): void {
    const list = this.control(label)
    if (!(list instanceof HTMLSelectElement)) throw new Error(`${label} is not a list.`)
    list.selectedIndex = index
  }

  /** Checks a box, or chooses a radio button. */
  check(label: Name): void {
    const input = this.one('input[type=radio], input[type=checkbox]', label)
    if (input instanceof HTMLInputElement) input.checked = true
  }

  /** The field of a label. */
  control(label: Name | Element): Control {
    const found = label instanceof Element ? label : this.one(controls, label)
    if (!isControl(found)) throw new Error(`${label} is not a field.`)
    return found
  }
}
