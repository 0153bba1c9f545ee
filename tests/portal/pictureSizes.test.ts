import { expect, it } from 'vitest'
import { chooseSize, targetSize } from '../../src/server/api/pictures/chooseSize'
import { OriginalStore } from '../../src/server/api/pictures/OriginalStore'
import { towns } from '../helpers/server/openServer'
import { openPortal } from './openPortal'

const paths = ['', '/menu', '/contenu/voirie', '/publication', '/evenements', '/annuaire'].flatMap((path) =>
  ['montclair', 'hauteroche'].map((card) => `/${card}${path}`),
)

it('pictures of every page are drawn in the very size that the page requests', async () => {
  const portal = await openPortal()
  const originals = new OriginalStore(towns)
  const requested = new Set<string>()
  for (const path of paths) {
    const { html } = await portal.get(path)
    for (const [url] of html.matchAll(/\/(?:crop-)?resize\/\d+x\d+\/[\w.-]+/g)) requested.add(url)
  }
  expect(requested.size).toBeGreaterThan(50)
  for (const url of requested) {
    const [, kind, width, height, file = ''] = /^\/([a-z-]+)\/(\d+)x(\d+)\/(.+)$/.exec(url) ?? []
    const original = await originals.find(file)
    if (!original) throw new Error(`${url} is no picture of a town`)
    const box = { width: Number(width), height: Number(height), crop: kind === 'crop-resize' }
    const [drawn, wanted] = [chooseSize(original.natural, box), targetSize(original.natural, box)]
    expect(Math.abs(drawn.width - wanted.width), url).toBeLessThanOrEqual(2)
    expect(Math.abs(drawn.height - wanted.height), url).toBeLessThanOrEqual(2)
  }
  await portal.close()
})
