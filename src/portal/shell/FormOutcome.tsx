import { useEffect, useState } from 'react'
import { ErrorText } from '../../../renderer/parts/ErrorText'
import { Icon } from '../../../renderer/parts/Icon'
import { useRouteMatch } from '../location/Route'
import { useSession } from '../session/Session'
import type { ShellTextKey } from '../texts/loadTexts'
import styles from './FormOutcome.module.css'

type Keys = Readonly<Record<string, ShellTextKey>>

/** Texts of the forms' confirmations, by the parameter `done` of the address. */
const doneKeys = {
  wall: {
    added: 'wall.done.added',
    saved: 'wall.done.saved',
    removed: 'wall.done.removed',
    notified: 'wall.done.notified',
    muted: 'wall.done.muted',
    moved: 'wall.done.moved',
  },
  favourites: {
    added: 'favourites.done.added',
    removed: 'favourites.done.removed',
    notified: 'favourites.done.notified',
    muted: 'favourites.done.muted',
    moved: 'favourites.done.moved',
  },
  fidelity: {
    added: 'fidelity.done.added',
    saved: 'fidelity.done.saved',
    removed: 'fidelity.done.removed',
  },
} as const satisfies Record<string, Keys>

/** Texts of the forms' problems, by kind. */
const problemKeys = {
  wall: {
    gone: 'wall.problem.gone',
    order: 'wall.problem.order',
    full: 'wall.problem.full',
    tooMany: 'wall.problem.tooMany',
    signedOut: 'wall.problem.signedOut',
    unavailable: 'wall.problem.unavailable',
    refused: 'wall.problem.refused',
  },
  favourites: {
    gone: 'favourites.problem.gone',
    order: 'favourites.problem.order',
    full: 'favourites.problem.full',
    tooMany: 'favourites.problem.tooMany',
    signedOut: 'favourites.problem.signedOut',
    unavailable: 'favourites.problem.unavailable',
    refused: 'favourites.problem.refused',
  },
  fidelity: {
    gone: 'fidelity.problem.gone',
    full: 'fidelity.problem.full',
    tooMany: 'fidelity.problem.tooMany',
    signedOut: 'fidelity.problem.signedOut',
    unavailable: 'fidelity.problem.unavailable',
    refused: 'fidelity.problem.refused',
  },
} as const satisfies Record<string, Keys>

type Props = {
  area: keyof typeof doneKeys
  /** Name of the form. */
  form: string
  /** Whether the fields of the page show their own problems. */
  hasFields?: boolean
}

/** Shows the result of a form that was posted without JavaScript. */
export function FormOutcome({ area, form, hasFields = false }: Props) {
  const session = useSession()
  const { shellText: text } = session
  const { search } = useRouteMatch()
  const [posted] = useState(session.posted?.form === form ? session.posted : undefined)
  useEffect(() => {
    // The next visit of the page shows no result.
    session.posted = undefined
  }, [session])
  const problem = posted?.problems['']
  if (problem !== undefined && !(hasFields && problem === 'refused')) {
    return <ErrorText>{text(keyOf(problemKeys[area], problem) ?? `${area}.problem.refused`)}</ErrorText>
  }
  const done = posted ? undefined : keyOf(doneKeys[area], new URLSearchParams(search).get('done') ?? '')
  if (done === undefined) return null
  return (
    <p className={styles.done} role="status">
      <Icon name="check" />
      <span>{text(done)}</span>
    </p>
  )
}

const keyOf = (keys: Keys, kind: string): ShellTextKey | undefined =>
  Object.hasOwn(keys, kind) ? keys[kind] : undefined
