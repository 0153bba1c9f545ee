import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { chosenBlocks } from '../../helpers/chosenBlocks'
import { validFixtures } from '../../helpers/fixtures'
import { everyText } from '../../helpers/renderer/registeredTexts'
import { Scene } from '../../helpers/renderer/Scene'
import { testHost } from '../../helpers/renderer/testHost'
import { typesIn } from '../../helpers/renderer/typesIn'
import '../../helpers/renderer/renderBlocks'

const fixtures = chosenBlocks.flatMap((type) => validFixtures(`blocks/${type}`))

const text = everyText('fr')

afterEach(() => vi.restoreAllMocks())

it.each(fixtures)('the browser hydrates the server’s HTML without errors: $path', async ({ json: block }) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const recovered = vi.fn()
  const host = testHost()
  await host.engine.preload(typesIn(block), 'fr')
  const scene = <Scene host={host} components={[block]} text={text} />
  const html = renderToString(scene)
  expect(html).not.toContain(' style=')
  expect(html).not.toMatch(/ class="[^"]*(?:\bundefined|\bnull|\[object)/)
  const page = document.createElement('main')
  document.body.append(page)
  page.innerHTML = html
  const root = await act(async () => hydrateRoot(page, scene, { onRecoverableError: recovered }))
  expect(recovered).not.toHaveBeenCalled()
  expect(complaints).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  page.remove()
})
