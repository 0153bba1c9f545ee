import { isObject, own } from '../../../schemas/engine'

/** Deeper than any page. */
const maxDepth = 200

/** What the fields of the forms that make a call are called, by their name; of documents of any shape. */
export function formLabels(documents: readonly unknown[], endpoint: string | undefined): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return
    if (isObject(value) && value.endpoint === endpoint && Array.isArray(value.inputs)) {
      for (const input of value.inputs.filter(isObject)) {
        const [name, label] = [own(input, 'name'), own(input, 'label')]
        if (typeof name === 'string' && typeof label === 'string') labels.set(name, label)
      }
    }
    for (const member of Object.values(value)) visit(member, depth + 1)
  }
  if (endpoint !== undefined) visit(documents, 0)
  return labels
}
