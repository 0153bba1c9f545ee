import { Fragment, useMemo, useState } from 'react'
import type { Modal } from '../../schemas/engine'
import type { Run } from '../engine/BlockProps'
import { Blocks } from '../engine/Blocks'
import { createFormScope } from '../engine/createFormScope'
import { DocumentProvider } from '../engine/DocumentContext'
import { FormScopeContext } from '../engine/FormScopeContext'
import { type Host, HostContext, useHost } from '../engine/HostContext'
import { useText } from '../i18n/TextContext'
import { ActionButton } from './ActionButton'
import { buttonClass } from './buttonClass'
import { Dialog } from './Dialog'
import styles from './ModalView.module.css'
import { Stack } from './Stack'

type Props = {
  modal: Modal
  /** The title of a modal that has none. */
  untitled: string
  close(): void
}

/**
 * A modal of the contract: blocks, and buttons that run actions or close it. It is the form scope of the inputs inside. It has
 * a close button if there is no other way to leave it.
 */
export function ModalView({ modal, untitled, close }: Props) {
  const { title, components, buttons = [], closable = true, config } = modal
  const text = useText()
  const host = useModalHost(config)
  const [scope] = useState(createFormScope)
  const run = useMemo(() => createRun(host), [host])
  return (
    <Dialog title={title ?? untitled} onClose={close} closable={closable}>
      <HostContext value={host}>
        <FormScopeContext value={scope}>
          <DocumentProvider blocks={components}>
            <Stack>
              <Blocks components={components} />
            </Stack>
          </DocumentProvider>
          <div className={styles.buttons}>
            {buttons.map(({ label, kind, action }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: buttons of a modal never move
              <Fragment key={index}>
                {action ? (
                  <ActionButton button={{ label, kind, action }} run={run} />
                ) : (
                  <button type="button" className={buttonClass(kind)} onClick={() => close()}>
                    {label}
                  </button>
                )}
              </Fragment>
            ))}
            {!closable && buttons.length === 0 && (
              <button type="button" className={buttonClass()} onClick={() => close()}>
                {text('dialog.close')}
              </button>
            )}
          </div>
        </FormScopeContext>
      </HostContext>
    </Dialog>
  )
}

/** The host, whose actions know the config of the modal they run in. */
function useModalHost(modalConfig: string | undefined): Host {
  const host = useHost()
  return useMemo(
    () => ({ ...host, run: (action, source) => host.run(action, { ...source, modalConfig }) }),
    [host, modalConfig],
  )
}

let sources = 0

/** Creates the `run` of the buttons of a modal, which are not in a block. */
function createRun(host: Host): Run {
  const source = { key: `modal-${++sources}`, type: 'modal' }
  return (action) => host.run(action, source)
}
