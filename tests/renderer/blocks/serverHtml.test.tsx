import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { blocks } from '../../../renderer/blocks/index'
import { Scene } from '../../helpers/renderer/Scene'
import { testHost } from '../../helpers/renderer/testHost'
import '../../helpers/renderer/renderBlocks'

const fixtures = import.meta.glob<unknown>('../../../fixtures/blocks/*/valid/*.json', {
  eager: true,
  import: 'default',
})

afterEach(() => vi.restoreAllMocks())

it.each(Object.entries(fixtures))('the browser hydrates the server’s HTML without errors: %s', async (_, block) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const recovered = vi.fn()
  const host = testHost()
  await host.engine.preload(Object.keys(blocks), 'fr')
  const scene = <Scene host={host} components={[block]} />
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
