import { joinPointer, splitPointer } from '../../../schemas/json/pointer'
import { Place } from './Place'

/** Whether the object a field is declared in asks for it. */
export function isRequired({ path, pointer }: Place): boolean {
  const names = splitPointer(pointer)
  const name = names.pop()
  if (names.pop() !== 'properties') return false
  const required = Place.file(path)?.within(joinPointer(names))?.schema.required
  return Array.isArray(required) && required.includes(name)
}
