import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Case } from '../../../src/cli/conformance/Case'
import { endAfter, type ParkingTrial } from './ParkingTrial'

/** Calls that come at the same time, half of them from each server. */
const calls = 6

const refused = (refusal: string) => ({ code: 'refused', refusal })

/** Sessions of a driver. */
export const sessionCases: readonly Case<ParkingTrial>[] = [
  {
    title: 'starts one session by one key, however many calls of two servers come at the same time',
    needs: 'driver',
    async run(trial) {
      const [access, stay, key] = [await trial.driver(), trial.stay(), randomUUID()]
      const started = await Promise.all(
        Array.from({ length: calls }, (_, index) =>
          trial.start(access, stay, key, index % 2 ? trial.other : trial.service),
        ),
      )
      const [session] = started
      equal(new Set(started.map(({ uid }) => uid)).size, 1, 'One key started several sessions.')
      deepEqual(
        [session?.status, session?.plate, session?.country, session?.zone],
        ['running', stay.plate, stay.country, stay.zone],
      )
      const minutes = (Date.parse(session?.endsAt ?? '') - Date.parse(session?.startedAt ?? '')) / 60_000
      equal(minutes, stay.minutes)
      const running = (await trial.other.sessions(access)).filter(({ plate }) => plate === stay.plate)
      deepEqual(
        running.map(({ uid }) => uid),
        [session?.uid],
      )
    },
  },
  {
    title: 'has one session of a plate, and another once that was stopped',
    needs: 'driver',
    async run(trial) {
      const [access, stay] = [await trial.driver(), trial.stay()]
      const { uid } = await trial.start(access, stay)
      await rejects(trial.start(access, stay), refused('already-running'))
      await trial.service.stop(access, uid)
      ok((await trial.start(access, stay)).uid !== uid)
    },
  },
  {
    title: 'refuses a zone that it does not know and a stay that is too long, and starts nothing',
    needs: 'driver',
    async run(trial) {
      const [access, stay] = [await trial.driver(), trial.stay()]
      await rejects(trial.start(access, { ...stay, zone: 'NO-SUCH-ZONE' }), refused('zone-unknown'))
      const { maxMinutes } = trial.zone.tariff
      if (maxMinutes !== undefined)
        await rejects(trial.start(access, { ...stay, minutes: maxMinutes + 1 }), refused('too-long'))
      ok(!(await trial.service.sessions(access)).some(({ plate }) => plate === stay.plate))
    },
  },
  {
    title: 'starts a session without an end, which has no time to end at',
    needs: 'driver',
    async run(trial) {
      const access = await trial.driver()
      const { uid, status, endsAt } = await trial.start(access, trial.stay({ minutes: undefined }))
      deepEqual([status, endsAt], ['running', undefined])
      const stopped = await trial.service.stop(access, uid)
      ok(stopped.endsAt, 'A stopped session has no end.')
    },
  },
  {
    title: 'moves the end of a session as often as it is asked, and not beyond the longest stay',
    needs: 'driver',
    async run(trial) {
      const access = await trial.driver()
      const session = await trial.start(access, trial.stay())
      const later = endAfter(session, 10)
      for (const service of [trial.service, trial.other]) {
        const { uid, endsAt = '' } = await service.extend(access, { uid: session.uid, endsAt: later })
        deepEqual([uid, Date.parse(endsAt)], [session.uid, later.getTime()])
      }
      if (session.latestEndAt === undefined) return
      const tooLate = new Date(Date.parse(session.latestEndAt) + 60_000)
      await rejects(trial.service.extend(access, { uid: session.uid, endsAt: tooLate }), refused('too-long'))
    },
  },
  {
    title: 'stops a session once, and lists it first in the history, which counts all pages',
    needs: 'driver',
    async run(trial) {
      const access = await trial.driver()
      const before = await trial.service.history(access, { page: 1, size: 1 })
      const { uid } = await trial.start(access, trial.stay())
      const stopped = await trial.service.stop(access, uid)
      equal(stopped.status, 'stopped')
      deepEqual(await trial.other.stop(access, uid), stopped)
      await rejects(trial.service.extend(access, { uid, endsAt: endAfter(stopped, 10) }), refused('session-stopped'))
      ok(!(await trial.service.sessions(access)).some((each) => each.uid === uid))
      const first = await trial.service.history(access, { page: 1, size: 1 })
      deepEqual([first.total, first.sessions], [before.total + 1, [stopped]])
      const second = await trial.service.history(access, { page: 2, size: 1 })
      deepEqual(
        second.sessions.map((each) => each.uid),
        before.sessions.map((each) => each.uid),
      )
    },
  },
  {
    title: 'does not know a session that no driver has',
    needs: 'driver',
    async run(trial) {
      const access = await trial.driver()
      await rejects(trial.service.stop(access, 'unknown'), refused('session-unknown'))
      const later = new Date(Date.now() + 600_000)
      await rejects(trial.service.extend(access, { uid: 'unknown', endsAt: later }), refused('session-unknown'))
    },
  },
]
