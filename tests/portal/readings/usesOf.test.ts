import { expect, it } from 'vitest'
import type { OwnReading } from '../../../schemas/engine'
import { usesOf } from '../../../src/portal/services/readings/usesOf'

const reading = (index: string, readOn: string, meter = '1'): OwnReading => ({
  ...{ uid: `${meter} ${readOn}`, kind: 'eau', meter, index, readOn },
  ...{ receivedAt: `${readOn}T12:00:00Z`, reminds: false },
})

it('says what was used since the reading before, in all and per day', () => {
  const [history] = usesOf([reading('00110.000', '2027-03-11'), reading('00100.000', '2027-03-01')])
  expect(history?.uses.map(({ used, perDay }) => [used, perDay])).toEqual([
    [10, 1],
    [undefined, undefined],
  ])
})

it('says no use of a meter that went back, and no use per day of two readings on one day', () => {
  const [history] = usesOf([
    reading('00012.000', '2027-03-12'),
    reading('00010.000', '2027-03-12'),
    reading('00900.000', '2027-03-01'),
  ])
  expect(history?.uses.map(({ used, perDay }) => [used, perDay])).toEqual([
    [2, undefined],
    [undefined, undefined],
    [undefined, undefined],
  ])
})

it('keeps meters apart, the last one that was read first', () => {
  const histories = usesOf([
    reading('5', '2027-03-03', 'b'),
    reading('4', '2027-03-02', 'a'),
    reading('3', '2027-03-01', 'b'),
  ])
  expect(histories.map(({ meter, uses }) => [meter, uses.length])).toEqual([
    ['b', 2],
    ['a', 1],
  ])
})
