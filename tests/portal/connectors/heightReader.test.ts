import { describe, expect, it } from 'vitest'
import { createHeightReader, heights } from '../../../src/portal/services/connectors/parts/createHeightReader'

const message = (height: unknown) => ({ type: 'beffroi-height', height })

describe('messages of a partner’s page', () => {
  it('set the height within its bounds', () => {
    const read = createHeightReader(() => 0)
    expect(read(message(812.4))).toBe(812)
    expect(read(message(1))).toBe(heights.min)
    expect(read(message(1e9))).toBe(heights.max)
  })

  it('are ignored when they are no heights', () => {
    const read = createHeightReader(() => 0)
    const wrong = [
      null,
      'beffroi-height',
      7,
      [],
      {},
      { type: 'resize', height: 300 },
      message('300'),
      message(Number.NaN),
    ]
    for (const each of [...wrong, message(Number.POSITIVE_INFINITY), message(-5), message(0)])
      expect(read(each)).toBeUndefined()
  })

  it('change the height only as often as a reader can follow', () => {
    let now = 0
    const read = createHeightReader(() => now)
    const shown = Array.from({ length: 100 }, (_, index) => read(message(300 + index)))
    expect(shown.filter(Number)).toHaveLength(10)
    now += 1000
    expect([read(message(701)), read(message(702)), read(message(703))]).toEqual([701, 702, undefined])
  })

  it('are heard no more once they are a flood', () => {
    let now = 0
    const read = createHeightReader(() => now)
    const answers = Array.from({ length: 301 }, () => read(message(400)))
    expect(answers.indexOf('flood')).toBe(300)
    now += 1000
    expect(createHeightReader(() => now)(message(400))).toBe(400)
  })
})
