import { setTimeout as wait } from 'node:timers/promises'
import { act } from 'react'
import { eventually } from './eventually'

/** Lets React render what comes in until `check` neither throws, nor rejects, nor comes to false. */
export const waitUntil = (check: () => unknown): Promise<void> => eventually(check, () => act(() => wait(1)))

/** Starts what takes a while, and waits only for what React renders of it at once. */
export const startRun = <T>(work: () => Promise<T>): Promise<{ outcome: Promise<T> }> =>
  act(async () => ({ outcome: work() }))
