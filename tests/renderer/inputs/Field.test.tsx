import { act, Profiler } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { control, fill } from '../../helpers/renderer/fill'
import { Scene } from '../../helpers/renderer/Scene'
import { testHost } from '../../helpers/renderer/testHost'
import '../../helpers/renderer/renderBlocks'
import { HostContext } from '../../../renderer/engine/HostContext'
import { createText } from '../../../renderer/i18n/createText'
import { loadMessages } from '../../../renderer/i18n/loadMessages'
import { TextContext } from '../../../renderer/i18n/TextContext'
import { createFields } from '../../../renderer/inputs/createFields'
import { Field } from '../../../renderer/inputs/Field'
import type { FormField as FieldData } from '../../../renderer/inputs/Input'

const fifty = Array.from({ length: 50 }, (_, index): FieldData => {
  return { name: `question-${index}`, label: `Question ${index}`, inputType: 'text' }
})

const contact = {
  type: 'form',
  data: {
    inputs: [
      { name: 'nom', label: 'Nom', inputType: 'text' },
      { name: 'accord', label: 'Accord', inputType: 'checkbox' },
      {
        name: 'choix',
        label: 'Choix',
        inputType: 'radio',
        options: [
          { value: 'a', title: 'A' },
          { value: 'b', title: 'B' },
        ],
      },
    ],
    method: 'POST',
    endpoint: '/core-service/api/v1/web/forms/fill',
    submitLabel: 'Envoyer',
  },
}

it('a key pressed in one of fifty fields renders only that field', async () => {
  const fields = createFields(fifty, { now: () => new Date(0) })
  const rendered: string[] = []
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const text = createText('fr', await loadMessages('fr'))
  const views = fifty.map((field) => (
    <Profiler key={field.name} id={field.name} onRender={(id) => rendered.push(id)}>
      <Field field={field} fields={fields} id={field.name} sent />
    </Profiler>
  ))
  await act(async () =>
    root.render(
      <HostContext value={testHost()}>
        <TextContext value={text}>{views}</TextContext>
      </HostContext>,
    ),
  )
  rendered.length = 0
  await fill(control(page, 'question-7'), 'Bonjour')
  expect(rendered).toEqual(['question-7'])
  fields.stop()
  await act(async () => root.unmount())
})

it('keeps what was typed before hydration', async () => {
  const host = testHost()
  await host.engine.preload(['form'], 'fr')
  const run = vi.fn(host.run)
  const scene = <Scene host={{ ...host, run }} components={[contact]} />
  const page = document.body.appendChild(document.createElement('main'))
  page.innerHTML = renderToString(scene)
  expect(page.querySelector('form')?.hasAttribute('novalidate')).toBe(false)
  Reflect.set(control(page, 'nom'), 'value', 'Anne')
  Reflect.set(control(page, 'accord'), 'checked', true)
  Reflect.set(page.querySelector('[value=b]') ?? {}, 'checked', true)
  const root = await act(async () => hydrateRoot(page, scene))
  expect(page.querySelector('form')?.hasAttribute('novalidate')).toBe(true)
  await act(async () => page.querySelector<HTMLElement>('[type=submit]')?.click())
  expect(run.mock.calls[0]?.[0]).toMatchObject({ data: { fields: { nom: 'Anne', accord: true, choix: 'b' } } })
  await act(async () => root.unmount())
})
