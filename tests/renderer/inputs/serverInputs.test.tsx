import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { loadInputs } from '../../../renderer/inputs/loadInputs'
import { Scene } from '../../helpers/renderer/Scene'
import { testHost } from '../../helpers/renderer/testHost'
import '../../helpers/renderer/renderBlocks'

await loadInputs()

const names = (html: string) => [...html.matchAll(/ name="(champ[^"]*)"/g)].map(([, name]) => name)

it.each([
  ['file', false, 'plan.pdf', ['champ=plan.pdf']],
  ['file', true, ['a.pdf', 'b.pdf'], ['champ[]=a.pdf', 'champ[]=b.pdf']],
  ['picture', false, 'place.jpg', ['champ=place.jpg']],
  ['multi-file', false, ['a.pdf'], ['champ[]=a.pdf']],
])('a %s on the server is submitted again without JavaScript', async (inputType, multiple, value, expected) => {
  const inputs = [{ name: 'champ', label: 'Champ', inputType, multiple, value }]
  const host = testHost()
  await host.engine.preload(['form'], 'fr')
  const data = { inputs, method: 'PUT', endpoint: '/core-service/api/v1/x', submitLabel: 'Envoyer' }
  const html = renderToString(<Scene host={host} components={[{ type: 'form', data }]} />)
  const sent = [...html.matchAll(/type="hidden" name="(champ[^"]*)" value="([^"]*)"/g)]
  expect(sent.map(([, name, id]) => `${name}=${id}`)).toEqual(expected)
})

it('a slider shows its value without JavaScript, as a number field that hydration turns into the slider', async () => {
  const inputs = [{ name: 'champ', label: 'Champ', inputType: 'slider', min: 1, max: 20, unit: 'km', value: 5 }]
  const host = testHost()
  await host.engine.preload(['form'], 'fr')
  const data = { inputs, method: 'POST', endpoint: '/core-service/api/v1/x', submitLabel: 'Envoyer' }
  const scene = <Scene host={host} components={[{ type: 'form', data }]} />
  const page = document.body.appendChild(document.createElement('main'))
  page.innerHTML = renderToString(scene)
  const control = page.querySelector<HTMLInputElement>('[name=champ]') ?? expect.fail('no slider')
  expect(control).toMatchObject({ type: 'number', value: '5' })
  control.value = '12'
  const root = await act(async () => hydrateRoot(page, scene))
  expect(page.querySelector('[name=champ]')).toBe(control)
  expect(control).toMatchObject({ type: 'range', value: '12' })
  expect(page.querySelector('output')?.textContent).toBe('12 km')
  await act(async () => root.unmount())
  page.remove()
})

it('a range keeps both ends that were typed before hydration', async () => {
  const inputs = [{ name: 'champ', label: 'Champ', inputType: 'range', min: 1, max: 100, value: [20, 40] }]
  const host = testHost()
  await host.engine.preload(['form'], 'fr')
  const data = { inputs, method: 'POST', endpoint: '/core-service/api/v1/x', submitLabel: 'Envoyer' }
  const scene = <Scene host={host} components={[{ type: 'form', data }]} />
  const page = document.body.appendChild(document.createElement('main'))
  page.innerHTML = renderToString(scene)
  const ends = [...page.querySelectorAll<HTMLInputElement>('[name="champ[]"]')]
  for (const [index, typed] of ['60', '90'].entries())
    Object.assign(ends[index] ?? expect.fail('no end'), { value: typed })
  const root = await act(async () => hydrateRoot(page, scene))
  expect(ends.map(({ type, value }) => [type, value])).toEqual([
    ['range', '60'],
    ['range', '90'],
  ])
  await act(async () => root.unmount())
  page.remove()
})

it.each([
  ['file', ['champ']],
  ['picture', ['champ']],
  ['multi-file', ['champ[]']],
  ['slider', ['champ']],
  ['range', ['champ[]', 'champ[]']],
  ['index', ['champ']],
  ['rating', Array(6).fill('champ')],
  ['address', ['champ.street', 'champ.streetNumber', 'champ.boxNumber', 'champ.zip', 'champ.locality']],
  [
    'schedule',
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].flatMap((day) => [
      `champ.${day}.start`,
      `champ.${day}.end`,
    ]),
  ],
])(
  'a %s rendered by the server is submitted without JavaScript, and hydrates unchanged',
  async (inputType, expected) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const recovered = vi.fn()
    const data = {
      inputs: [{ name: 'champ', label: 'Champ', inputType }],
      method: 'POST',
      endpoint: '/core-service/api/v1/web/forms/fill',
      submitLabel: 'Envoyer',
    }
    const host = testHost({ host: { findAddresses: async () => [], formTarget: '/montclair/envoi' } })
    await host.engine.preload(['form'], 'fr')
    const scene = <Scene host={host} components={[{ type: 'form', data }]} />
    const html = renderToString(scene)
    expect(names(html)).toEqual(expected)
    expect(html).not.toContain(' style=')
    const page = document.body.appendChild(document.createElement('main'))
    page.innerHTML = html
    const root = await act(async () => hydrateRoot(page, scene, { onRecoverableError: recovered }))
    expect(recovered).not.toHaveBeenCalled()
    expect(complaints).not.toHaveBeenCalled()
    await act(async () => root.unmount())
    page.remove()
    complaints.mockRestore()
  },
)
