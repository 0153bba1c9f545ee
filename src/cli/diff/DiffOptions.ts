import type { Kind } from '../../../schemas'

export const diffFormats = ['pretty', 'json', 'markdown', 'github'] as const

export type DiffOptions = {
  for: 'senders' | 'readers' | 'both'
  format: (typeof diffFormats)[number]
  allow?: string[]
  replay?: string[]
  as?: Kind
  at?: string
  all?: true
  rules?: true
  color?: boolean
}
