import { expect, it } from 'vitest'
import { oneOfEachKind } from '../e2e/pageLooks'

const looks = oneOfEachKind().flatMap(({ path, looks }) =>
  looks.map(({ isOther, isPhone, theme, scheme }) => {
    const town = /^\/(montclair|hauteroche)(?=[/?]|$)/.exec(path)?.[1] ?? 'none'
    return { town, language: isOther ? 'other' : 'fr', width: isPhone ? 'phone' : 'desktop', theme, scheme }
  }),
)

it('lets any two of town, language, width, theme and scheme meet on a page', () => {
  const names = ['town', 'language', 'width', 'theme', 'scheme'] as const
  const values = (name: (typeof names)[number]) => [...new Set(looks.map((look) => look[name]))]
  const missing = names.flatMap((first, index) =>
    names.slice(index + 1).flatMap((second) =>
      values(first).flatMap((one) =>
        values(second)
          .filter((other) => !looks.some((look) => look[first] === one && look[second] === other))
          .map((other) => `${first} ${one} with ${second} ${other}`),
      ),
    ),
  )
  expect(missing.filter((pair) => !pair.startsWith('town none'))).toEqual([])
  expect(names.map((name) => values(name).length)).toEqual([3, 2, 2, 5, 2])
})
