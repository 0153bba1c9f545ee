import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/server/db/openDatabase'
import { createPostgres } from '../helpers/server/databases'
import { type FaultyProxy, openProxy } from '../helpers/server/openProxy'
import { now } from '../helpers/server/openServer'
import { openPortal } from './openPortal'
import { readHtml } from './readHtml'

describe('while the database cannot be reached', () => {
  let portal: Awaited<ReturnType<typeof openPortal>>
  let proxy: FaultyProxy
  let time = now
  beforeAll(async () => {
    portal = await openPortal({
      now: () => time,
      database: {
        name: 'PostgreSQL behind a proxy',
        async open({ fill } = {}) {
          const { url, drop } = await createPostgres(fill)
          proxy = await openProxy(url)
          const { db, close } = await openDatabase({ url: proxy.url })
          const closeAll = async () => {
            await close()
            proxy.close()
            await drop()
          }
          return { db, close: closeAll }
        },
      },
    })
  })
  afterAll(() => portal.close())

  const read = async (url: string) => {
    const { status, html } = await portal.get(url)
    const document = readHtml(html)
    const notice = document.querySelector('.outdated')?.textContent
    return { status, title: document.querySelector('h1')?.textContent, notice }
  }

  it('pages that were opened before are still sent, with the time they were made at, until it is back', async () => {
    const paths = ['/montclair', '/montclair/publication', '/hauteroche/menu']
    const before = await Promise.all(paths.map(read))
    expect(before.map(({ status, notice }) => [status, notice])).toEqual(paths.map(() => [200, undefined]))
    proxy.cut()
    time = new Date(now.getTime() + 3 * 60_000)
    await portal.app.readChanges()
    for (const [index, path] of paths.entries()) {
      const page = await read(path)
      expect(page).toMatchObject({ status: 200, title: before[index]?.title })
      expect(page.notice, path).toMatch(/10 mars 2027.*10:00/)
    }
    // What nobody opened before is not there.
    expect((await read('/montclair/contenu/voirie')).status).toBeGreaterThanOrEqual(500)
    proxy.restore()
    time = new Date(now.getTime() + 6 * 60_000)
    await portal.app.readChanges()
    await expect.poll(async () => await Promise.all(paths.map(read))).toEqual(before)
  })
})
