import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { CopyFolder } from '../../src/server/web/backEnd/CopyFolder'
import { temporaryFolder } from '../helpers/server/temporaryFolder'
import { configurationPath, failingBackEnd, send } from './failingBackEnd'
import { readHtml } from './readHtml'

const back = failingBackEnd()

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

const errors: unknown[] = []
const openFolder = (origin = 'http://back.example') =>
  new CopyFolder({ folder: folder.path, origin, onError: (error) => errors.push(error) })

const copyOf = (name: string, text = '{"data":{}}') => ({
  key: name,
  path: `/portal/${name}`,
  type: 'application/json',
  text,
})

describe('the configuration of a town', () => {
  it('outlasts a restart of the portal while its back end is away', async () => {
    const options = { keptFolder: folder.path }
    const before = await back.openFront(options)
    await before.inject('/valmont/contenu/voirie')
    await before.close()
    back.answers = { [configurationPath]: ({ socket }) => void socket.destroy(), '/home': send('', 500) }
    const after = await back.openFront(options)
    onTestFinished(() => after.close())
    const { statusCode, body } = await after.inject('/valmont')
    const document = readHtml(body)
    expect([statusCode, document.title]).toEqual([503, 'Site inaccessible – Valmont'])
    expect(document.querySelector('main a[href^="tel:"]')?.getAttribute('href')).toBe('tel:+3241112233')
  })

  it('is that of before when the file of the last one is broken, or the folder cannot be read', async () => {
    writeFileSync(join(folder.path, 'broken.json'), '{"origin":')
    expect(openFolder().read()).toEqual([])
    expect(readdirSync(folder.path)).toEqual([])
    const file = join(folder.path, 'file')
    writeFileSync(file, '')
    const front = await back.openFront({ keptFolder: file })
    onTestFinished(() => front.close())
    expect((await front.inject('/valmont/contenu/voirie')).statusCode).toBe(200)
    expect(back.lines.some(({ msg }) => msg === 'a copy of the configuration cannot be read or written')).toBe(true)
  })
})

describe('the folder of the copies', () => {
  it('has those of one back end, oldest first', async () => {
    const first = openFolder()
    first.read()
    first.keep(copyOf('valmont'))
    await first.close()
    expect(openFolder().read()).toMatchObject([copyOf('valmont')])
    expect(openFolder('http://other.example').read()).toEqual([])
  })

  it('holds a bounded number of them', async () => {
    const copies = openFolder()
    copies.read()
    for (let index = 0; index < 70; index++) copies.keep(copyOf(`town${index}`))
    await copies.close()
    expect(readdirSync(folder.path)).toHaveLength(64)
    const names = openFolder()
      .read()
      .map(({ key }) => key)
    expect(names).toHaveLength(64)
    expect(names).not.toContain('town0')
    expect(names).toContain('town69')
  })

  it('writes one that changes with each call only once in a while', async () => {
    const copies = openFolder()
    copies.read()
    for (let index = 0; index < 5; index++) copies.keep(copyOf('valmont', `{"data":{"count":${index}}}`))
    await copies.close()
    expect(openFolder().read()).toMatchObject([copyOf('valmont', '{"data":{"count":0}}')])
    expect(errors).toEqual([])
  })
})
