import poll from '../../schemas/generated/blocks/poll.js'
import pollSimple from '../../schemas/generated/blocks/poll-simple.js'
import { here, type Loaders } from '../engine/registry'
import { Poll } from './poll/Poll'
import { PollSimple } from './poll-simple/PollSimple'

/** Blocks a visitor votes with, which share most of their code. */
export const lateBallots = {
  poll: here(Poll, poll),
  'poll-simple': here(PollSimple, pollSimple),
} satisfies Loaders
