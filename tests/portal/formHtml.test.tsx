import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import complete from '../../fixtures/blocks/form/valid/complete.json'
import { Blocks } from '../../renderer/engine/Blocks'
import { DocumentProvider } from '../../renderer/engine/DocumentContext'
import { HostContext } from '../../renderer/engine/HostContext'
import { createText } from '../../renderer/i18n/createText'
import { loadMessages } from '../../renderer/i18n/loadMessages'
import { TextContext } from '../../renderer/i18n/TextContext'
import { testHost } from '../helpers/renderer/testHost'

it('the server renders every control of a form, lazy ones included', async () => {
  const host = testHost({ host: { formTarget: '/montclair/formulaire' } })
  await host.engine.preload(['form'], 'fr')
  const html = renderToString(
    <HostContext value={host}>
      <TextContext value={createText('fr', await loadMessages('fr'))}>
        <DocumentProvider blocks={[complete]}>
          <Blocks components={[complete]} />
        </DocumentProvider>
      </TextContext>
    </HostContext>,
  )
  // How React marks what it left to the browser.
  expect(html).not.toContain('<!--$!-->')
  expect(html).not.toContain('<!--$?-->')
  const unnamed = complete.data.inputs.filter(
    ({ name }) => !new RegExp(` name="${name}(?:\\[\\]|\\.[^"]+)*"`).test(html),
  )
  expect(unnamed).toEqual([])
})
