import type { BlockType } from '../../../schemas/index'
import { builtinSchemas } from '../../../schemas/sources'
import { type Field, fieldsOf } from '../../../scripts/fixtures/fieldsOf'
import { placesOf } from '../../../scripts/fixtures/placesOf'
import { validFixtures } from '../fixtures'
import { changedBlocks } from './changedBlocks'
import { effectsOf, htmlOf } from './drawing'

/** `missing`: it stands in no valid fixture. `undrawn`: no change of it changes anything. */
export type Fate = 'drawn' | 'undrawn' | 'missing'

type Draw = (block: unknown) => Promise<string>

/** Draws each document once. */
function remembering(draw: Draw): Draw {
  const known = new Map<unknown, Promise<string>>()
  return (block) => {
    const drawing = known.get(block) ?? draw(block)
    known.set(block, drawing)
    return drawing
  }
}

async function changes(field: Field, blocks: readonly unknown[], original: Draw, draw: Draw): Promise<boolean> {
  for (const block of blocks)
    for (const changed of changedBlocks(block, field))
      if ((await draw(changed)) !== (await original(block))) return true
  return false
}

/** What becomes of each field of a block in its valid fixtures. */
export async function fatesOf(type: BlockType): Promise<Map<string, Fate>> {
  const fixtures = validFixtures(`blocks/${type}`).map(({ json }) => json)
  const [html, effects] = [remembering(htmlOf), remembering(effectsOf)]
  const fates = new Map<string, Fate>()
  for (const field of fieldsOf(builtinSchemas(), type)) {
    // A constant says what an object is.
    if (fates.get(field.name) === 'drawn' || field.node.values?.length === 1) continue
    const blocks = fixtures.filter((block) => placesOf(block, ['data', ...field.path]).length > 0)
    const isDrawn = (await changes(field, blocks, html, htmlOf)) || (await changes(field, blocks, effects, effectsOf))
    fates.set(field.name, blocks.length === 0 ? 'missing' : isDrawn ? 'drawn' : 'undrawn')
  }
  return fates
}

/** Says what is wrong with a field, and how to cure it. */
export function describeFate(name: string, fate: Exclude<Fate, 'drawn'>, type: string): string {
  return fate === 'missing'
    ? `${name} stands in no valid fixture. Write one, or run npm run new fixtures ${type}.`
    : `${name} can change, and neither the HTML nor what is asked of the host does. Draw it in renderer/blocks/${type}/, or name it with the reason in tests/renderer/blocks/undrawnFields.ts.`
}
