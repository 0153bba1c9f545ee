import type { IssueExample } from '../../../schemas/sources'

/** Expands `"…"` to `times` repetitions of the item before it, or of the whole document when it is the only item. */
export function wholeExample({ document, times = 1 }: IssueExample): unknown {
  const text = JSON.stringify(document)
  if (text.includes('["…"]')) {
    let inner = ''
    for (let level = 0; level < times; level++) inner = text.replace('["…"]', `[${inner}]`)
    return JSON.parse(inner)
  }
  return JSON.parse(text, (_name, value) => {
    if (!Array.isArray(value) || value.at(-1) !== '…') return value
    return Array.from({ length: times }, () => value[0])
  })
}
