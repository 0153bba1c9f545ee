import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { isObject } from '../../../schemas/engine'
import { schemas } from '../contract/schemas'
import { fixturesOf } from '../fixtures/catalogue'
import { parseFixtureFile } from '../fixtures/loadFixtures'
import { emptyValue } from './emptyValue'

const dataOf = (path: string): unknown => emptyValue(SchemaNode.at(schemas, path))

/** A new block of a type: the shortest valid example, otherwise the members that its schema requires. */
export async function newBlock(type: string): Promise<unknown> {
  const [example] = fixturesOf('blocks', type).filter(({ isValid }) => isValid)
  try {
    if (example) return JSON.parse(parseFixtureFile(await example.load(), true).text)
  } catch {
    // Without a connection there is no example, and the required members do.
  }
  return { type, data: dataOf(`blocks/${type}.json`) }
}

/** A new action of a handler, with the data that it requires. */
export async function newAction(handler: string): Promise<unknown> {
  const data = dataOf(`actions/${handler}.json`)
  return isObject(data) && Object.keys(data).length > 0 ? { handler, data } : { handler }
}
