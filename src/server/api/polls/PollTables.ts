import type { JSONColumnType } from 'kysely'
import type { PollRecord } from '../../../../schemas'
import type { Texts } from '../../db/tables/Texts'

export type PollTable = {
  uid: string
  portal: string
  kind: PollRecord['kind']
  multiple: boolean
  image: string | null
  texts: Texts<PollRecord>
}

export type PollResponseTable = { poll: string; uid: string; position: number }

/** Counts of a poll. A table of its own, because each vote changes it and cached ballots do not depend on it. */
export type PollTallyTable = {
  poll: string
  /** Number of people who voted, which may be less than the number of votes. */
  voters: number
  /** Votes by response uid. Responses without votes may be missing. */
  votes: JSONColumnType<Record<string, number>>
}

/** `voter` is a hash that differs from poll to poll, so that votes cannot be linked to a visitor. */
export type VoteTable = { poll: string; voter: string; cast_at: Date }

export type VoteChoiceTable = { poll: string; voter: string; response: string }

/** Highest number of votes of one network in a poll within the hour that began at `slot`, when it is unusually high. */
type PollSuspicionTable = { poll: string; slot: Date; attempts: number }

export type PollTables = {
  poll: PollTable
  poll_response: PollResponseTable
  poll_tally: PollTallyTable
  poll_suspicion: PollSuspicionTable
  vote: VoteTable
  vote_choice: VoteChoiceTable
}

declare module '../../db/Tables' {
  interface Tables extends PollTables {}
}
