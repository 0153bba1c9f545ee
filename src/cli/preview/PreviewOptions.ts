import type { RunOptions } from '../validate/RunOptions'

type Shared = 'as' | 'at' | 'ignore' | 'rule' | 'locale' | 'timeZone' | 'now' | 'timeout' | 'config' | 'interval'

/** The options of `beffroi preview`; those not given are undefined. */
export type PreviewOptions = Pick<RunOptions, Shared> & {
  port?: number
  /** Name of the portal in calls. */
  portal?: string
  /** The back end that pictures and calls of blocks are read from. */
  origin?: string
  theme?: string
  scheme?: string
  open?: true
}
