import type { Block } from '../../../../schemas'
import { notFound } from '../../http/ApiFailure'
import type { Handler } from '../call/Handler'
import { localized, openScope, type Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { contentsWith } from '../content/findContents'
import { blocksInside } from '../fragments/blocksInside'
import { homePage } from '../home/homePage'
import type { Env } from '../home/sections'

/** Finds a block by its id: the block of a record, else a block of the home page, else of a content page. */
async function findBlock(services: Services, scope: Scope, id: string, env: Env): Promise<Block | undefined> {
  const finders = services.blockFinders
  const [, kind = '', uid = ''] = /^([a-z]+)-(.+)$/.exec(id) ?? []
  const record = Object.hasOwn(finders, kind) ? await finders[kind]?.(scope, uid) : undefined
  if (record) return record
  const home = findInside((await homePage(services, scope, env)).components, id)
  if (home) return home
  for (const { texts } of await contentsWith(scope, id).execute()) {
    const found = findInside(localized(texts, scope).components, id)
    if (found) return found
  }
  return undefined
}

function findInside(blocks: readonly Block[], id: string): Block | undefined {
  for (const block of blocksInside(blocks)) if (block.id === id) return block
  return undefined
}

export const readBlock: Handler<'readBlock'> = async (call, services) => {
  const scope = await openScope(call, services)
  const block = await findBlock(services, scope, call.params.id, call.query.env)
  if (!block) throw notFound(`No block of this portal has the id "${call.params.id}".`)
  return { data: block }
}
