import { describe, expect, it } from 'vitest'
import { coverPairs } from '../helpers/sample'

type Case = { page: string; width: string; scheme: string }

const cases: Case[] = ['home', 'menu', 'news', 'poll'].flatMap((page) =>
  ['320', '768', '1280'].flatMap((width) => ['light', 'dark'].map((scheme) => ({ page, width, scheme }))),
)
const dimensions = [({ page }: Case) => page, ({ width }: Case) => width, ({ scheme }: Case) => scheme]

const pairsIn = (some: readonly Case[]) =>
  new Set(some.flatMap(({ page, width, scheme }) => [`${page} ${width}`, `${page} ${scheme}`, `${width} ${scheme}`]))

describe('coverPairs', () => {
  it('keeps every pair of values that meet in a case', () => {
    expect(pairsIn(coverPairs(cases, dimensions))).toEqual(pairsIn(cases))
  })

  it('takes about as many cases as the two largest dimensions have pairs', () => {
    const { length } = coverPairs(cases, dimensions)
    expect(length).toBeGreaterThanOrEqual(12)
    expect(length).toBeLessThanOrEqual(15)
  })

  it('chooses the same cases every time, in their order', () => {
    const chosen = coverPairs(cases, dimensions)
    expect(coverPairs(cases, dimensions)).toEqual(chosen)
    expect(cases.filter((item) => chosen.includes(item))).toEqual(chosen)
  })

  it('keeps pairs that only one case has', () => {
    const lone = { page: 'docs', width: '500', scheme: 'light' }
    expect(coverPairs([...cases, lone], dimensions)).toContain(lone)
  })
})
