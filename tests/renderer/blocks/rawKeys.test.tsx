import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { locales } from '../../../schemas/engine'
import { chosenBlocks } from '../../helpers/chosenBlocks'
import { validFixtures } from '../../helpers/fixtures'
import { registeredTexts } from '../../helpers/renderer/registeredTexts'
import { Scene } from '../../helpers/renderer/Scene'
import { testHost } from '../../helpers/renderer/testHost'
import { typesIn } from '../../helpers/renderer/typesIn'

/** The keys that stand in the HTML of a block instead of their texts. */
async function rawKeysOf(block: unknown, locale: (typeof locales)[number]): Promise<string[]> {
  const types = typesIn(block)
  const host = testHost({ host: { locale } })
  await host.engine.preload(types, locale)
  const { text, missing } = registeredTexts(types, locale)
  renderToString(<Scene host={host} components={[block]} text={text} />)
  return [...missing]
}

describe.each(locales)('in %s', (locale) => {
  it.each(chosenBlocks)('%s shows its fixtures with the texts of its line in the registry alone', async (type) => {
    const raw: string[] = []
    for (const { path, json } of validFixtures(`blocks/${type}`))
      for (const key of await rawKeysOf(json, locale)) raw.push(`${path} shows the key ${key}`)
    expect(raw).toEqual([])
  })
})

it('a text of a group that is not loaded is found', () => {
  const { text, missing } = registeredTexts(['title'], 'fr')
  expect([text('list.more'), text('schedule.closed')]).toEqual(['Afficher plus', 'schedule.closed'])
  expect([...missing]).toEqual(['schedule.closed'])
})
