import { deepEqual, equal } from 'node:assert/strict'
import type { Case } from '../Case'
import type { Meters } from './Meters'

const [first, second] = ['2025-03-01', '2026-03-01'] as const

/** What every system of meter readings must do. */
export const readingCases: readonly Case<Meters>[] = [
  {
    title: 'keeps what a visitor sends, the newest first, and shows it to nobody else',
    async run(meters) {
      const visitor = meters.visitor()
      const meter = { kind: meters.kind, meter: '30123' }
      equal((await visitor.get('sendReading', meters.reading('00100.000', first))).index, '00100.000')
      await visitor.get('sendReading', meters.reading('00190.000', second))
      deepEqual(await meters.history(visitor), [
        { ...meter, index: '00190.000', readOn: second },
        { ...meter, index: '00100.000', readOn: first },
      ])
      deepEqual(await meters.history(meters.visitor()), [])
    },
  },
  {
    title: 'asks about a reading that is lower than the last, and takes it when it is sent again',
    async run(meters) {
      const visitor = meters.visitor()
      await visitor.get('sendReading', meters.reading('00190.000', first))
      const { issues = [] } = await visitor.fail(
        'sendReading',
        meters.reading('00180.000', second, { asks: true }),
        409,
        'conflict',
      )
      deepEqual(
        issues.map(({ severity }) => severity),
        ['warning'],
      )
      equal((await meters.history(visitor)).length, 1)
      await visitor.get('sendReading', meters.reading('00180.000', second))
      equal((await meters.history(visitor)).length, 2)
    },
  },
  {
    title: 'keeps a reading once, however often its call is repeated',
    async run(meters) {
      const visitor = meters.visitor()
      const parts = { ...meters.reading('00100.000', first), key: `reading-${visitor.uid}` }
      deepEqual(await visitor.get('sendReading', parts), await visitor.get('sendReading', parts))
      equal((await meters.history(visitor)).length, 1)
    },
  },
  {
    title: 'refuses a reading without figures',
    async run(meters) {
      const visitor = meters.visitor()
      await visitor.fail('sendReading', meters.reading('beaucoup', first), 400, 'invalid-request')
      deepEqual(await meters.history(visitor), [])
    },
  },
]
