import type { MouseEvent, ReactNode } from 'react'
import type { Action } from '../../schemas/engine'
import type { Outcome } from '../actions/outcome'
import type { Run } from '../engine/BlockProps'
import { useHost } from '../engine/HostContext'
import { useText } from '../i18n/TextContext'
import { VisuallyHidden } from './VisuallyHidden'

type Props = {
  action: Action
  run: Run
  className?: string | undefined
  disabled?: boolean | undefined
  /** The action is running: another press does nothing, and the focus stays. */
  busy?: boolean | undefined
  onPress?: (() => void) | undefined
  /** Receives the running action, to show its failure. Without it, the host shows the failure. */
  onOutcome?: ((running: Promise<Outcome>) => void) | undefined
  current?: 'page' | undefined
  children: ReactNode
}

const opensNewTab = (action: Action) =>
  action.handler === 'directions' || (action.handler === 'redirect' && action.data.target === 'blank')

/** The `rel` of a link. Robots need not open the forms of modals, which have pages of their own. */
const relByHandler: { readonly [handler: string]: string } = { redirect: 'noopener', modal: 'nofollow' }

/**
 * Runs an action when pressed. It is a link if the action has an address, so that it works without JavaScript and can be
 * opened in a new tab, and a button otherwise.
 */
export function ActionLink({ action, run, className, disabled, busy, onPress, onOutcome, current, children }: Props) {
  const host = useHost()
  const href = host.href(action)
  const handleClick = (event: MouseEvent) => {
    if (href !== undefined) {
      if (!isUnmodifiedClick(event)) return
      event.preventDefault()
    }
    if (busy) return
    onPress?.()
    const running = run(action)
    if (onOutcome) onOutcome(running)
    else void running.then((outcome) => host.showFailure?.(outcome))
  }
  if (href === undefined) {
    return (
      <button
        type="button"
        className={className}
        disabled={disabled}
        aria-disabled={busy || undefined}
        onClick={handleClick}
      >
        {children}
      </button>
    )
  }
  if (disabled) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a disabled link has no address
      <a className={className} role="link" aria-disabled="true">
        {children}
      </a>
    )
  }
  const isNewTab = opensNewTab(action)
  return (
    <a
      className={className}
      href={href}
      target={isNewTab ? '_blank' : undefined}
      rel={relByHandler[isNewTab ? 'redirect' : action.handler]}
      download={action.handler === 'download' || undefined}
      aria-current={current}
      onClick={handleClick}
    >
      {isNewTab ? <OpensNewTab>{children}</OpensNewTab> : children}
    </a>
  )
}

/** Adds a note for screen readers that the link opens a new tab. */
function OpensNewTab({ children }: { children: ReactNode }) {
  const text = useText()
  return (
    <>
      {children}
      <VisuallyHidden> {text('link.newTab')}</VisuallyHidden>
    </>
  )
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click navigates in this tab: it opens no new tab or window, no download and no context menu. */
export const isUnmodifiedClick = (event: Click): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
