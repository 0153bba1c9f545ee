import { Place } from '../declaring/Place'

/** Whether the object a field is declared in asks for it. */
export function isRequired({ path, pointer }: Place): boolean {
  const end = pointer.lastIndexOf('/properties/')
  const name = pointer.slice(end + '/properties/'.length)
  if (end === -1 || name.includes('/')) return false
  const required = Place.file(path)?.within(pointer.slice(0, end))?.schema.required
  return Array.isArray(required) && required.includes(name.replaceAll('~1', '/').replaceAll('~0', '~'))
}
