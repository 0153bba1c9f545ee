import type { Area } from '../call/Area'
import { readPoll, vote } from './handlers'

export const polls = {
  handlers: { readPoll, vote },
  limits: { vote: 'vote' },
} satisfies Area
