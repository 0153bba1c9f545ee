import type { RunOptions } from '../validate/RunOptions'

type Shared =
  | 'format'
  | 'report'
  | 'quiet'
  | 'maxWarnings'
  | 'ignore'
  | 'rule'
  | 'locale'
  | 'timeZone'
  | 'now'
  | 'timeout'
  | 'config'
  | 'color'

/** The options of `beffroi conform`; those not given are undefined. */
export type ConformOptions = Pick<RunOptions, Shared | 'progress'> & {
  /** Name of the portal in calls. */
  portal: string
  /** How many addresses of each call are asked. */
  samples?: number
  /** Headers of every call, such as `authorization: Bearer …`. */
  header?: string[]
  writes?: true
  /** The service whose cases are tried, in place of all calls. */
  service?: string
  /** What the cases are told of the system, as `name=value`. */
  set?: string[]
  /** Whether cases may wait minutes. */
  wait?: true
}
