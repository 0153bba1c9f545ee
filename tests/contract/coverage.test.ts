import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rulesOfBlock, triedRules } from '../../scripts/fixtures/triedRules'
import { readSchemaFiles } from '../../scripts/generate/readSchemaFiles'
import { chosenBlocks, isOneBlock } from '../helpers/chosenBlocks'
import { root } from '../helpers/fixtures'

const schemas = readSchemaFiles(join(root, 'schemas'))
const tried = triedRules(schemas)
const fileOf = (place: string): string => place.replace(/[\s#].*$|(?<=\.json).*$/, '')

describe('every rule of the contract is broken by a fixture', () => {
  const places = isOneBlock
    ? chosenBlocks.flatMap((type) => rulesOfBlock(schemas, type).map(({ place }) => place))
    : [...tried.keys()]
  it.each([...new Set(places.map(fileOf))].sort())('%s', (file) => {
    const untried = [...tried].filter(([place, found]) => place.startsWith(file) && !found).map(([place]) => place)
    expect(untried).toEqual([])
  })

  it('of which there are many', () => {
    expect(tried.size).toBeGreaterThan(200)
  })
})
