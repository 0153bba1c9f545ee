import type { StudioText } from '../texts/StudioText'
import type { ControlField } from './Field'

/** What a field tells of its limits: how much of the length is used, or the range of a number. Undefined when it has none to tell. */
export function usageOf({ kind, value, limits: { min, max } }: ControlField, text: StudioText): string | undefined {
  if (kind === 'number') {
    if (min !== undefined && max !== undefined) return text('form.range', { min, max })
    if (min !== undefined) return text('limit.minimum', { value: min })
    return max === undefined ? undefined : text('limit.maximum', { value: max })
  }
  if (kind === 'dateTime') return text('form.townTime')
  if (max === undefined || kind === 'choice') return undefined
  return text('form.characters', { count: typeof value === 'string' ? [...value].length : 0, max })
}
