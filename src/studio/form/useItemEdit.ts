import { editItem, type ItemChange } from '../edits/editItem'
import { itemAt } from '../edits/itemAt'
import { useStudioText } from '../texts/StudioText'
import { useFormPorts } from './FormPorts'

type Item = { pointer: string; title: string; length: number; without?: readonly string[] }

/** Returns a function that changes an item of a list, keeps the focus at it, and announces the change. It returns the item's new pointer. */
export function useItemEdit(): (item: Item, change: ItemChange) => string {
  const text = useStudioText()
  const { edit, announce, focusLater } = useFormPorts()
  return ({ pointer, title, length, without }, change) => {
    let target = pointer
    edit((whole) => {
      const changed = editItem(whole, pointer, change, without)
      target = changed.pointer
      return changed.edits
    })
    const isItem = change !== 'remove' || length > 1
    focusLater(change === 'duplicate' ? target : `${target}:${isItem ? change : 'add'}`)
    announce(text(`form.done.${change}`, { title, position: itemAt(target).index + 1, total: length }))
    return target
  }
}
