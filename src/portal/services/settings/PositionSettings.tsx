import { type FormEvent, useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../../../renderer/parts/buttonClass'
import { useHydrated } from '../../../../renderer/parts/useHydrated'
import { positionCookie } from '../../../../schemas/cookies/scriptItems'
import { readCookie, removeCookie } from '../../session/browserCookies'
import { useSession, useVisitor } from '../../session/Session'
import { askPosition } from '../../session/Visitor'
import { SettingsSection } from '../../shell/SettingsSection'
import { SettingsForm } from './SettingsForm'

/** Whether the position is stored, with buttons to share it again and to delete it. */
export function PositionSettings() {
  const { shellText, visitor } = useSession()
  const hydrated = useHydrated()
  const position = useVisitor('position')
  const [isKept, setKept] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const abortOnLeave = useRef(new AbortController())
  const askButton = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position writes or removes the cookie
  useEffect(() => setKept(readCookie(positionCookie) !== undefined), [position])
  useEffect(() => {
    const { current } = abortOnLeave
    return () => current.abort()
  }, [])
  const ask = () => {
    setRefused(false)
    askPosition(visitor, abortOnLeave.current.signal).catch(() => setRefused(true))
  }
  const forget = (event: FormEvent) => {
    event.preventDefault()
    removeCookie(positionCookie)
    visitor.update({ position: undefined })
    setKept(false)
    // The pressed button is hidden, and loses the focus.
    askButton.current?.focus()
  }
  const state = isRefused ? 'positionRefused' : isKept ? 'positionKept' : position ? 'positionAsked' : 'positionNone'
  return (
    <SettingsSection title={shellText('settings.position')} text={shellText('settings.positionText')}>
      <p role="status">{hydrated && shellText(`settings.${state}`)}</p>
      <SettingsForm action="/oublier" onSubmit={forget}>
        {hydrated && (
          <button ref={askButton} type="button" className={buttonClass()} onClick={ask}>
            {shellText('settings.positionAsk')}
          </button>
        )}
        {/* Hydration keeps the button of the server, which visitors without a script need. */}
        <button
          type="submit"
          className={buttonClass()}
          name="what"
          value="position"
          hidden={hydrated && !isKept && !position}
        >
          {shellText('settings.positionForget')}
        </button>
      </SettingsForm>
    </SettingsSection>
  )
}
