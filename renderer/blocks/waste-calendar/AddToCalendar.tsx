import { useState } from 'react'
import { type Action, parseUrl } from '../../../schemas/engine'
import { useHost } from '../../engine/HostContext'
import { useText } from '../../i18n/TextContext'
import { buttonClass } from '../../parts/buttonClass'
import { ErrorText } from '../../parts/ErrorText'
import { Icon } from '../../parts/Icon'
import { Spinner } from '../../parts/Spinner'
import { movedTextOf, putOutTextOf } from './remarksOf'
import { nameOf, noteOf, type PickupDay } from './upcomingDays'

const homePage: Action = { handler: 'navigation', data: { path: '/' } }

/** Downloads all upcoming pickups as a calendar file. The code that writes it is loaded on the first click. */
export function AddToCalendar({ days }: { days: readonly PickupDay[] }) {
  const text = useText()
  const { href, locale } = useHost()
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle')
  const add = async () => {
    if (status === 'busy') return
    setStatus('busy')
    try {
      const { writeIcs } = await import('./writeIcs')
      const entries = days.flatMap(({ pickups }) =>
        pickups.map((pickup) => ({
          ...pickup,
          title: text('waste.collection', { what: nameOf(pickup, text) }),
          note:
            [noteOf(pickup), movedTextOf(pickup, text, locale), putOutTextOf(pickup, text, locale)]
              .filter(Boolean)
              .join('\n') || undefined,
        })),
      )
      const { hostname, pathname } = parseUrl(href(homePage) ?? '/', window.location.href) ?? window.location
      const uidDomain = `${pathname.replace(/[^\w-]+/g, '') || 'portal'}.${hostname}`
      saveFile(`${text('waste.file')}.ics`, writeIcs(entries, text('waste.calendar'), uidDomain), 'text/calendar')
      setStatus('idle')
    } catch {
      setStatus('failed')
    }
  }
  return (
    <>
      <button type="button" className={buttonClass()} aria-disabled={status === 'busy' || undefined} onClick={add}>
        {status === 'busy' ? <Spinner label={text('waste.adding')} /> : <Icon name="calendar" />}
        {text('waste.add')}
      </button>
      {status === 'failed' && <ErrorText>{text('waste.addFailed')}</ErrorText>}
    </>
  )
}

/** Downloads a string as a file through a temporary link. */
function saveFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the address only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
