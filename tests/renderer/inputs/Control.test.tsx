import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { HostContext } from '../../../renderer/engine/HostContext'
import { createText } from '../../../renderer/i18n/createText'
import { loadMessages, textsOf } from '../../../renderer/i18n/loadMessages'
import { TextContext } from '../../../renderer/i18n/TextContext'
import { Control } from '../../../renderer/inputs/Control'
import type { Input, InputProps } from '../../../renderer/inputs/Input'
import { lazyInput } from '../../../renderer/inputs/lazyInput'
import { findPressable, press, text } from '../../helpers/renderer/renderBlocks'
import { testHost } from '../../helpers/renderer/testHost'

const Plain = ({ id }: InputProps) => <input id={id} aria-label="Champ" />

it('a control that fails to load shows an error, keeps its siblings, can be retried, and asks its page when that fails', async () => {
  await textsOf('forms').load('fr')
  const [first, second] = [new TypeError('Failed to fetch dynamically imported module'), new TypeError('Again')]
  const load = vi
    .fn(() => Promise.resolve({ Plain }))
    .mockRejectedValueOnce(first)
    .mockRejectedValueOnce(second)
  const loadAgain = vi.fn()
  const input: Input = {
    frame: () => 'label',
    component: lazyInput('Plain', load),
    initial: () => '',
  }
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page, { onCaughtError: () => {} })
  const texts = createText('fr', await loadMessages('fr'))
  await act(async () =>
    root.render(
      <HostContext value={testHost({ host: { loadAgain } })}>
        <TextContext value={texts}>
          <p>Voisin</p>
          <Control
            input={input}
            field={{ name: 'champ', label: 'Champ', inputType: 'file' }}
            id="champ"
            value=""
            onChange={() => {}}
            invalid={false}
          />
        </TextContext>
      </HostContext>,
    ),
  )
  expect(text(page)).toContain('Voisin')
  expect(text(page)).toContain('Ce champ n’a pas pu être chargé.')
  await press(findPressable(page, 'Réessayer'))
  expect(loadAgain.mock.calls).toEqual([[second]])
  await press(findPressable(page, 'Réessayer'))
  expect(page.querySelector('#champ')).not.toBeNull()
  expect(load).toHaveBeenCalledTimes(3)
  await act(async () => root.unmount())
})
