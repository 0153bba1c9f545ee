import { Fragment, useMemo, useState } from 'react'
import type { Modal } from '../../schemas/engine'
import { useAddress } from '../engine/AddressContext'
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
import { HeadingLevel } from './Heading'
import styles from './ModalView.module.css'
import { Stack } from './Stack'

type Props = {
  modal: Modal
  /** The title of a modal without one. */
  untitled: string
  close(): void
}

/**
 * A modal of the contract: blocks, and buttons that run actions or close it. It is the form scope of its inputs. It
 * has a close button if nothing else closes it. Closing it with filled inputs asks for confirmation. While an action
 * that it started runs, only its close button and its buttons close it.
 */
export function ModalView({ modal, untitled, close }: Props) {
  const { title, components, buttons = [], closable = true, config } = modal
  const text = useText()
  const { host, isBusy } = useModalHost(config)
  const { path } = useAddress()
  const [scope] = useState(() => createFormScope(`${path} ${title ?? ''}`))
  const [isFilled, setFilled] = useState(false)
  const run = useMemo(() => createRun(host), [host])
  const requestClose = async () => {
    if (!isFilled) return close()
    const { status } = await run({ handler: 'close-modal', confirm: discardQuestion(text) })
    if (status === 'done') scope.discard()
  }
  return (
    <Dialog title={title ?? untitled} onClose={requestClose} closable={closable} isGuarded={isFilled} isBusy={isBusy}>
      <HostContext value={host}>
        <FormScopeContext value={scope}>
          <DocumentProvider blocks={components}>
            <div onInput={() => setFilled(true)}>
              <HeadingLevel value={3}>
                <Stack>
                  <Blocks components={components} />
                </Stack>
              </HeadingLevel>
            </div>
          </DocumentProvider>
          <div className={styles.buttons}>
            {buttons.map(({ label, kind, action }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: buttons of a modal never move
              <Fragment key={index}>
                {action ? (
                  <ActionButton button={{ label, kind, action }} run={run} />
                ) : (
                  <button type="button" className={buttonClass(kind)} onClick={requestClose}>
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

const discardQuestion = (text: ReturnType<typeof useText>) => ({
  title: text('dialog.leave.title'),
  text: text('dialog.leave.text'),
  ok: text('dialog.leave.ok'),
  cancel: text('dialog.leave.cancel'),
  danger: true,
})

/**
 * The host, extended so that actions know the config of their modal. `isBusy`: an action that the modal started is
 * running.
 */
function useModalHost(modalConfig: string | undefined): { host: Host; isBusy: boolean } {
  const host = useHost()
  const [runs, setRuns] = useState(0)
  const modalHost = useMemo((): Host => {
    const run: Host['run'] = async (action, source) => {
      setRuns((count) => count + 1)
      try {
        return await host.run(action, { ...source, modalConfig })
      } finally {
        setRuns((count) => count - 1)
      }
    }
    return { ...host, run }
  }, [host, modalConfig])
  return { host: modalHost, isBusy: runs > 0 }
}

let sources = 0

/** Creates the `run` of the buttons of a modal, which are not in a block. */
function createRun(host: Host): Run {
  const source = { key: `modal-${++sources}`, type: 'modal' }
  return (action) => host.run(action, source)
}
