import type { TicketScan } from '../../../../../schemas/engine'
import type { Judgement } from './verify/judgeTicket'

/** What a person at the entrance does with a code: a genuine one is let in once. */
export type Verdict =
  | { kind: Exclude<Judgement['kind'], 'genuine'> }
  | { kind: 'used'; scan: TicketScan }
  | { kind: 'genuine'; scan: TicketScan }

/** A verdict with its number, so that the same one twice is told twice. */
export type Told = Verdict & { number: number }
