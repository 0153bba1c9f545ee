import { mapStrings } from '../contract/mapStrings'
import { lengthenHtml, lengthenText } from './lengthenText'

/** Roles of strings that visitors read as plain text. */
const textRoles: readonly unknown[] = ['text', 'label', 'alt']

/**
 * Returns a copy of a document with each of its texts lengthened. Names, addresses and values stay, and each text keeps the
 * maximum length of its schema, so that a valid document stays valid. `id` is that of its fixture.
 */
export const lengthenDocument = (document: unknown, id: string): unknown =>
  mapStrings(document, id, (value, node) => {
    const role = node.get('x-role')
    if (role === 'html') return lengthenHtml(value)
    return textRoles.includes(role) ? lengthenText(value, node.number('maxLength')) : value
  })
