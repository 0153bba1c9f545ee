import { expect, it } from 'vitest'
import { themeNames } from '../../schemas/names/themeNames'
import { forwardedPrefixes, isForwarded } from '../../schemas/routes/servedPaths'
import { apiPrefixes } from '../../src/server/openapi/openapi'
import { isSchema, schemaFiles } from './schemaFiles'
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

/** Members of these names that hold something else. */
const otherNames = ['entities/walk.json theme']

it('every icon and every theme of the contract is checked for its name', () => {
  const unchecked = ['blocks', 'entities', 'shared', '.'].flatMap(schemaFiles).flatMap(({ path, schema }) => {
    const found: string[] = []
    const visit = (node: unknown) => {
      if (!isSchema(node)) return
      for (const [name, member] of Object.entries(isSchema(node.properties) ? node.properties : {})) {
        const isName = (name === 'icon' || name === 'theme') && isSchema(member) && member.type === 'string'
        if (isName && member['x-role'] !== name) found.push(`${path} ${name}`)
      }
      for (const [key, child] of Object.entries(node)) if (key !== 'examples') visit(child)
    }
    visit(schema)
    return found
  })
  expect(unchecked).toEqual(otherNames)
})
