import { expect, it } from 'vitest'
import { themeNames } from '../../schemas/names/themeNames'
import { forwardedPrefixes, isForwarded } from '../../schemas/routes/servedPaths'
import { apiPrefixes } from '../../src/server/openapi/openapi'
import { themeSheets } from './themeTokens'

it('the contract knows the prefixes that the server forwards', () => {
  expect([...forwardedPrefixes].sort()).toEqual([...apiPrefixes].sort())
})

it.each([
  ['/core-service/api/v1/web/portals', true],
  ['/resize/800x450/place.jpg', true],
  ['/resize/', false],
  ['/resize', false],
  ['/core-services/api', false],
  ['/', false],
])('whether %s is forwarded: %s', (path, isTrue) => {
  expect(isForwarded(path)).toBe(isTrue)
})

it('the contract names the themes that have a sheet', () => {
  expect([...themeNames].sort()).toEqual(
    themeSheets.flatMap((name) => (name === 'cells.css' ? [] : [name.replace('.css', '')])).sort(),
  )
})
