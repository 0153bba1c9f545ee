import { isObject, type Members, own } from '../../../schemas/engine'
import { createDocument } from '../../engine/createDocument'
import type { Engine } from '../../engine/createEngine'

/** The block a service answered, alone in a list; nothing when it answered none that can be drawn. */
export type Answer = readonly Members[]

/** Reads the block in an answer's `data`, and makes sure that something will be seen of it. */
export async function answerOf(body: unknown, engine: Engine, locale: string): Promise<Answer> {
  const block = isObject(body) ? own(body, 'data') : undefined
  return isObject(block) && (await canBeDrawn(block, engine, locale)) ? [block] : []
}

async function canBeDrawn(block: Members, engine: Engine, locale: string): Promise<boolean> {
  const type = own(block, 'type')
  if (typeof type === 'string') await engine.preload([type], locale)
  if (createDocument(engine, [block], '').isSound(block)) return true
  const fallback = own(block, 'fallback')
  return isObject(fallback) && canBeDrawn(fallback, engine, locale)
}
