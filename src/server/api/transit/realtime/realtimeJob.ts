import { z } from 'zod'
import type { JobKind } from '../../../jobs/JobQueue'
import type { JobContext } from '../../Area'
import { refreshRealtime } from './refreshRealtime'

/** Creates the job that reads where buses and trains are. */
export const realtimeJob = ({ db, now }: JobContext): JobKind => ({
  payload: z.strictObject({}),
  everyMs: 30_000,
  run: () => refreshRealtime(db, now()),
})
