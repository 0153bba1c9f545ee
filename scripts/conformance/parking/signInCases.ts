import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import type { Case } from '../../../src/cli/conformance/Case'
import type { ParkingTrial } from './ParkingTrial'

const signedOut = { code: 'signed-out' }

/** The sign-in of drivers. */
export const signInCases: readonly Case<ParkingTrial>[] = [
  {
    title: 'leads back with the state of the attempt, and exchanges a code once',
    needs: 'driver',
    async run(trial) {
      const attempt = trial.attempt()
      const query = await trial.signIn(attempt)
      equal(query.get('state'), attempt.state)
      const exchange = { ...attempt, code: query.get('code') ?? '' }
      const { access, expiresAt } = await trial.service.exchange(exchange)
      ok(expiresAt.getTime() > Date.now() - 1000)
      ok((await trial.service.customer(access)).uid)
      await rejects(trial.other.exchange(exchange), signedOut)
    },
  },
  {
    title: 'exchanges a code with the verifier of its attempt alone',
    needs: 'driver',
    async run(trial) {
      const attempt = trial.attempt()
      const code = (await trial.signIn(attempt)).get('code') ?? ''
      await rejects(trial.service.exchange({ ...attempt, verifier: trial.attempt().verifier, code }), signedOut)
      await rejects(trial.service.exchange({ ...attempt, code: 'unknown' }), signedOut)
    },
  },
  {
    title: 'exchanges a refresh token once, also when two servers ask at the same time',
    needs: 'driver',
    async run(trial) {
      const { refresh } = await trial.signInAgain()
      const asked = [trial.service, trial.other].map((service) => service.renew(refresh))
      const renewed = (await Promise.allSettled(asked)).flatMap((each) =>
        each.status === 'fulfilled' ? [each.value] : [],
      )
      equal(renewed.length, 1, `One refresh token was exchanged ${renewed.length} times.`)
      ok((await trial.other.customer(renewed[0]?.access ?? '')).uid)
    },
  },
  {
    title: 'keeps plates in one spelling, at most one of them the default, and removes one as often as it is asked',
    needs: 'driver',
    async run(trial) {
      const access = await trial.driver()
      const [one, other] = [trial.stay().plate, trial.stay({ plate: '2TST111' }).plate]
      await trial.keepPlate(access, one, true)
      await trial.keepPlate(access, other, true)
      const own = async () =>
        (await trial.other.plates(access))
          .filter(({ plate }) => plate === one || plate === other)
          .map(({ plate, country, isDefault }) => [plate, country, isDefault])
          .toSorted()
      const kept = [
        [one, 'B', false],
        [other, 'B', true],
      ]
      deepEqual(await own(), kept.toSorted())
      await trial.keepPlate(access, other, true)
      equal((await own()).length, 2)
      for (let turn = 0; turn < 2; turn += 1) await trial.service.removePlate(access, other)
      deepEqual(
        (await own()).map(([plate]) => plate),
        [one],
      )
    },
  },
]
