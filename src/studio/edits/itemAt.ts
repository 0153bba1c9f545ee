import { joinPointer, splitPointer } from '../../../schemas/json/pointer'

/** The pointer of the list that holds an item, and the item's index. */
export function itemAt(pointer: string): { list: string; index: number } {
  const names = splitPointer(pointer)
  return { list: joinPointer(names.slice(0, -1)), index: Number(names.at(-1)) }
}
